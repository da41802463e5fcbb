// What finds mistakes in the browser client. Layout is prettier's (.prettierrc.json), types are tsc's (jsconfig.json).

const names = (text) => Object.fromEntries(text.split(/\s+/).map((name) => [name, "readonly"]));

const BROWSER =
  names(`AbortController Blob BroadcastChannel DOMException DOMParser Event FormData HTMLElement HTMLInputElement
  IDBKeyRange ResizeObserver Response SpeechSynthesisUtterance TextDecoder URL URLSearchParams WebAssembly Worker addEventListener alert caches
  clearTimeout confirm console crypto dispatchEvent document fetch history indexedDB isSecureContext localStorage location matchMedia
  navigator performance removeEventListener scrollTo sessionStorage setInterval setTimeout structuredClone window`);
const WORKER = names("importScripts postMessage self");

const MISTAKES = `array-callback-return constructor-super default-case-last eqeqeq for-direction getter-return
  no-array-constructor no-async-promise-executor no-class-assign no-compare-neg-zero no-cond-assign no-const-assign
  no-constant-binary-expression no-constant-condition no-constructor-return no-control-regex no-debugger
  no-dupe-class-members no-dupe-else-if no-dupe-keys no-duplicate-case no-duplicate-imports no-empty
  no-empty-character-class no-empty-pattern no-eval no-ex-assign no-extend-native no-extra-boolean-cast no-fallthrough
  no-func-assign no-global-assign no-implicit-coercion no-implied-eval no-import-assign no-invalid-regexp
  no-irregular-whitespace no-lone-blocks no-loss-of-precision no-misleading-character-class no-new-func
  no-new-wrappers no-obj-calls no-prototype-builtins no-redeclare no-return-assign
  no-self-assign no-self-compare no-sequences no-setter-return no-shadow no-shadow-restricted-names no-sparse-arrays
  no-template-curly-in-string no-this-before-super no-throw-literal no-undef no-undef-init no-unexpected-multiline
  no-unreachable no-unreachable-loop no-unsafe-finally no-unsafe-negation
  no-unsafe-optional-chaining no-unused-expressions no-unused-labels no-unused-private-class-members no-unused-vars
  no-useless-assignment no-useless-catch no-useless-escape no-useless-rename no-useless-return no-var prefer-const
  require-yield use-isnan valid-typeof`.split(/\s+/);

export default [
  {
    files: ["src/maszyna/web/**/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: BROWSER },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { ...Object.fromEntries(MISTAKES.map((rule) => [rule, "error"])), "max-len": ["error", { code: 120 }] },
  },
  { files: ["src/maszyna/web/site/{sw,worker}.js"], languageOptions: { globals: WORKER } },
];
