// Made from the OpenAPI document by `make types`; not written by hand.
declare namespace Api {
  interface Ability {
    key: string;
    on: boolean;
    name: string;
    says: Text;
    mech: number | null;
  }

  /** A key of the mat; `first` is the act before anything was answered. */
  interface ActKey {
    key: string;
    seat: string;
    row: "top" | "bottom";
    section: string;
    name: string;
    state: "open" | "here" | "last";
    gains: KeyGain[];
    cost: KeyCost | null;
    /** The gains in words, where they are one of two */
    either?: string | null;
    first: Telling;
  }

  interface ActionsAnswer {
    revision: number;
    view: View;
    told: Text[];
  }

  /** The same; with `unless` nothing is done where they would reveal something hidden, or end the turn. */
  interface ActionsUnless {
    revision: number;
    actions?: string[] | null;
    intents?: Intent[] | null;
    unless?: ("reveals" | "ends")[] | null;
  }

  interface ActionsUnlessAnswer {
    revision: number;
    view: View;
    told: Text[];
    reveals?: Revealed | null;
    /** Whether it was done, where `unless` was said */
    done?: boolean;
  }

  interface Amount {
    key: string;
    name?: string;
    amount: number;
  }

  /** One answer; `change` is what an upgrade changes, `place` and `have` where and how much could pay. */
  interface AnswerOption {
    value: string | number | null;
    label: Text;
    says: Text;
    why_not: Text | null;
    sign: string | null;
    art: string | null;
    change: Record<string, unknown> | null;
    answers?: string | null;
    place?: string | null;
    have?: number | null;
  }

  /** A document of the owner's own: `maszyna/scythe-tiles@1`, `maszyna/expeditions-progress-cards@1`, a deck. */
  interface AnyObject {
  }

  /** A question of an act; `value` is what has been answered, `open` whether it still waits. */
  interface Ask {
    name: string;
    widget: "choice" | "goods" | "place" | "places" | "pay" | "keypad" | "cards";
    ask: Text;
    left: string;
    most: number;
    options: AnswerOption[];
    places: string[];
    value: unknown;
    open: boolean;
  }

  /** Where on the screen something lies: a place, a piece, a part of a mat, a card. */
  interface At {
    place?: string;
    piece?: string;
    section?: string;
    structure?: string;
    recruit?: string;
    box?: string;
    cube?: string;
    card?: number;
    resource?: string;
    cargo?: string;
    amount?: number;
  }

  interface AutomaCard {
    number: number;
    say: Text;
    art: string | null;
    own?: boolean;
    scheme?: number;
    moves?: CardRow[];
    gains?: CardRow[];
    recruit?: string | null;
    advances?: boolean;
  }

  /** Of several Automas at a table the one that moves next, and its name where no person's turn comes before; `at`: which of them moved last, counted from 1. */
  interface AutomaQueue {
    seat: string;
    at: number;
    of: number;
    next: string | null;
  }

  interface AutomaState {
    spaces: number;
    star_spaces: number[];
    tracker: number;
    scheme_two: number;
    dry_until: number;
    level: string;
    next_star: number | null;
    water: boolean;
    deck: number;
    discards: number[];
    combat_discards: number[];
    piles: string[];
    star_check: string;
    last_card: number | null;
    stars: Record<string, number>;
  }

  /** Ids of games. */
  interface Best {
    score: string;
    margin: string | null;
    shortest: string | null;
  }

  interface BestGame {
    id: string;
    score: number;
    faction: string;
  }

  /** `checked`: whether the link has been tried with that program. */
  interface BgStats {
    address: string;
    checked: boolean;
    say: string;
  }

  /** Without `places` if the request named the `places_key` of those it has. */
  interface Board {
    box: number[];
    layers: Layer[];
    places_key?: string;
    places?: Place[];
    pieces: Piece[];
    marks: Mark[];
  }

  interface Bonus {
    name: string;
    says: Text;
  }

  /** What is recorded: a track by its sign with the change, or anything else as a text. */
  interface Booked {
    say: Text;
    sign: string | null;
    amount: number | null;
    place: string | null;
  }

  interface Bottom {
    key: string;
    name: string;
    action: string;
    can: boolean;
    say: Text;
    says: Text;
    cost: Cost[];
    coins: number;
    recruit: RecruitOfSection | null;
  }

  interface Building {
    key: string;
    name: string;
    place: string | null;
    says: Text;
  }

  /** A number that can be corrected; `step` with {n} replaced says it. */
  interface CardNumber {
    key: string;
    seat: string;
    name: string;
    value: number;
    most: number;
    step: string;
  }

  /** What the person gains with an ongoing bonus, or the step that says it was enlisted. */
  interface CardRecruit {
    say: Text;
    has: boolean;
    label: Text;
    action: string | null;
  }

  interface CardResult {
    title: Text;
    lines: Text[];
    /** Whether the Automa has won */
    won: boolean;
  }

  /** A group of an Automa's card: what it does, and for which faction. */
  interface CardRow {
    symbol?: string;
    name?: string;
    min_power?: number | null;
    gain?: string;
    amount?: number;
    faction: string | null;
    active: boolean;
  }

  interface CardStep {
    title: string;
    say: Text;
  }

  /** A symbol of the printed row; `out`: ruled out or not possible. */
  interface CardSymbol {
    symbol: string;
    label: Text;
    state: "out" | "now" | "next" | "done";
    say: Text | null;
    /** How many symbols before it are then not possible */
    skips?: number;
  }

  interface Cards {
    format: "maszyna/cards@1";
    page: "cards";
    levels: ProgressCard[];
    kept: OwnCards;
    schema: Record<string, unknown>;
  }

  interface CardsOnly {
    card: OpenCard | null;
    result: CardResult | null;
    recruits: RecruitSwitch[];
    corrections: CardNumber[];
    last: Text[];
    /** How the table is laid out, before the first turn */
    setup: Text[];
  }

  interface Cargo {
    unload: Load[];
    load: Load[];
    room: number;
    stops: boolean;
  }

  interface Cell {
    seat: string;
    value: number;
    sum: Sum | null;
  }

  /** By total of the Automa how likely it is, by own total how likely it wins. */
  interface Chance {
    totals: Record<string, number>;
    wins: Record<string, number>;
  }

  /** `at`: after how many actions. */
  interface Checklist {
    key: string;
    at: number;
    way: "do" | "back";
    items: Item[];
    /** The last action that changed the list */
    said_at?: number;
  }

  /** A choice of an Automa: the action and the number by which `why` knows it, and the id of its steps. */
  interface Choice {
    at: number;
    choice: number;
    step: string;
    seat: string;
    title: Text;
    about: Text;
    from: string | null;
    to: string | null;
    svg: string | null;
  }

  interface Clause {
    have: number;
    need: number;
  }

  interface CombatTable {
    say: Text;
    columns: TableColumn[];
    cards: number;
  }

  /** `expected`: wins that the stakes could expect in the `known` combats. */
  interface Combats {
    fought: number;
    won: number;
    known: number;
    known_won: number;
    expected: number;
    games: number;
  }

  /** `then`: what it costs after an upgrade; `lowest`: after all of them. */
  interface Cost {
    resource: string;
    art: string;
    name: string;
    have: number;
    need: number;
    then: number;
    lowest: number;
  }

  interface CoursePoint {
    at: number;
    stars: Record<string, number>;
    coins: Record<string, number>;
  }

  interface CsvFile {
    name: string;
    text: string;
  }

  interface CubeOnSide {
    cube: string;
    done: boolean;
  }

  /** The game of a day: `setup` and `seed` begin it; `game` is the first try, if there is one. */
  interface Day {
    format: "maszyna/day@1";
    page: "day";
    date: string;
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
    setup: Record<string, unknown>;
    seed: number;
    art: string;
    say: string;
    game: string | null;
    over: boolean;
    share: string | null;
    streak: number;
    days: DayCell[];
  }

  interface DayCell {
    date: string;
    state: "none" | "running" | "won" | "lost";
    game: string | null;
    score: number | null;
    rival: number | null;
  }

  /** A choice that a rule decided: the action `at`, which of its choices, and the turn. */
  interface DecidedTurn {
    at: number;
    choice: number;
    number: number;
    name: string;
    say: Text;
  }

  /** A question, and what it declares: its subject, how it is answered, whether the turn goes on after it. */
  interface Decision {
    kind: string;
    widget: string;
    answer: string;
    secret: boolean;
    continues: boolean;
    ends_turn: boolean;
    seat?: string;
    ask: Text;
    hint: Text;
    optional: boolean;
    least: number;
    most: number;
    options: Option[];
    sources?: Source[];
    refused: Refusal[];
    /** The word before a number that is typed */
    says?: string | null;
    /** The number as far as it is known */
    suggested?: number;
  }

  interface Deck {
    format: "maszyna/deck@1";
    page: "deck";
    cards: DeckCard[];
    levels: DeckPart[];
    symbols: DeckPart[];
    kept: Record<string, unknown>;
    file: Record<string, unknown>;
    schema: Record<string, unknown>;
  }

  interface DeckCard {
    number: number;
    name: string;
    own: boolean;
    art: string;
    says: Text[];
  }

  interface DeckCardForm {
    format: "maszyna/deck-card@1";
    page: "card";
    number: number;
    title: string;
    own: boolean;
    tile: Record<string, unknown>;
    fields: FormField[];
    lists: TileList[];
    says: Text[];
    art: string | null;
    problem: FormProblem | null;
    ready: boolean;
    kept: boolean;
    tried: TriedCard | null;
  }

  /** A card of the own deck while it is changed; `board` and `scheme` say where it is tried. */
  interface DeckCardToCheck {
    number: number;
    card?: Record<string, unknown> | null;
    keep?: boolean;
    forget?: boolean;
    leave_out?: boolean;
    board?: number;
    scheme?: number;
  }

  /** A star card, or a symbol, in words. */
  interface DeckPart {
    name: string;
    own: boolean;
    says: Text[];
  }

  /** A turn as it would be with the step just made; `stars`: what that step places. */
  interface Draft {
    acts: string[];
    lines: DraftLine[];
    ends: "turn" | null;
    left_out: Text[];
    summary: Text[];
    moves: Move[];
    svg: string | null;
    next: Text | null;
    score: ScoreChange | null;
    stars: NewStar[];
  }

  interface DraftLine {
    id: string;
    action: string;
    say: Text;
  }

  /** A board, where a unit of the Automa stands and where its symbol leads it; `fell` says of every place when it fell out of the choice. */
  interface Drill {
    format: "maszyna/drill@1";
    page: "drill";
    symbol: string;
    seed: number;
    title: string;
    ask: Text;
    board: Board;
    seat: string;
    from: string;
    answer: string;
    svg?: string | null;
    steps: DrillStep[];
    fell: Record<string, Text>;
  }

  /** A criterion that ruled something out, and how many places it left. */
  interface DrillStep {
    say: Text;
    count: number;
    left?: string[];
  }

  interface End {
    format: "maszyna/end@1";
    page: "end";
    over: boolean;
    title: Text;
    decided: Text;
    seats: SeatName[];
    rows: ScoreRow[];
    winners: string[];
    turns: number;
    course: CoursePoint[];
    turning_points: TurningPoint[];
    unknown: UnknownAmount[];
    near: Text[];
    scene?: EndScene | null;
  }

  /** One side at the end, by where its points came from. */
  interface EndRow {
    seat: string;
    key: string;
    name: string;
    art?: string;
    colour: string;
    coins: number;
    stars: number;
    land: number;
    goods: number;
    bonus: number;
    total: number;
  }

  /** The end at once; `curve`: each seat's score after every turn, the start first. */
  interface EndScene {
    title: Text;
    more: Text;
    winner: string;
    winners: string[];
    rows: EndRow[];
    against: string[];
    sources: EndSource[];
    curve: Record<string, number[]>;
    turn: TurningTurn | null;
    near: Text[];
  }

  interface EndSource {
    key: string;
    name: string;
    difference: number;
  }

  interface ExpeditionsCardForm {
    format: "maszyna/expeditions-card@1";
    page: "card";
    kind: "decision" | "progress";
    number: number;
    title: string;
    own: boolean;
    tile: Record<string, unknown>;
    fields: FormField[];
    lists: TileList[];
    says: Text[];
    art: null;
    problem: FormProblem | null;
    ready: boolean;
    kept: boolean;
    tried: null;
  }

  /** A decision card, or the progress card of a level, of the own deck of Expeditions while it is changed. */
  interface ExpeditionsCardToCheck {
    kind: "decision" | "progress";
    number: number;
    card?: Record<string, unknown> | null;
    keep?: boolean;
    forget?: boolean;
    leave_out?: boolean;
  }

  interface ExpeditionsDeck {
    format: "maszyna/expeditions-deck-page@1";
    page: "expeditions-deck";
    cards: ExpeditionsDeckCard[];
    levels: ExpeditionsDeckCard[];
    kept: Record<string, unknown>;
    schema: Record<string, unknown>;
  }

  /** A decision card by its number, or a progress card by its level. */
  interface ExpeditionsDeckCard {
    number: number;
    name: string;
    own: boolean;
    says: Text[];
  }

  interface FallenOut {
    place: string;
    value: number | null;
    how: "outdone" | "excluded";
  }

  /** `how`: whether the highest or the lowest value of a game counts, or different ones are collected. */
  interface Feat {
    key: string;
    name: string;
    say: string;
    how: "most" | "least" | "all";
    need: number;
    have: number | null;
    reached: boolean;
    game: string | null;
    when: string | null;
  }

  interface FieldChoice {
    value: unknown;
    name: string;
    why_not?: Text | null;
    art?: string | null;
    does?: Text;
    plays?: Text;
  }

  interface Fight {
    place: string;
    in_the_air: boolean;
    sides: Side[];
    chance: Chance | null;
    /** What abilities and airships do before the dials are set */
    lines: Text[];
    /** The Automa's cards are drawn by hand */
    typed?: boolean;
  }

  /** How the last combat ended; `yours`: whether the reader won, if they fought; `at`: after how many actions. */
  interface FightResult {
    key: string;
    at: number;
    place: string;
    in_the_air: boolean;
    winner: string;
    yours: boolean | null;
    title: Text;
    reason: Text;
    stars: number;
    sides: SideResult[];
    lines: ResultLine[];
    /** The own turn until then, if the combat ended it */
    turn?: Text[] | null;
  }

  interface Figures {
    games: number;
    won: number;
    few: boolean;
    streak: number;
    best_streak: number;
    best: BestGame | null;
    score: Mean | null;
    rival: Mean | null;
    margin: Mean | null;
    turns: Mean | null;
    stars: Mean | null;
    minutes: Mean | null;
    accuracy: Mean | null;
    last: LastGame[];
    by: Record<string, Share[]>;
    lengths: GameLength[];
    combats: Combats;
  }

  /** A game for looking back: its first position, then every turn. `start` and steps name pieces by their number. */
  interface Film {
    format: "maszyna/film@1";
    page: "film";
    actions: number;
    over: boolean;
    seats: FilmSeat[];
    scores: Record<string, FilmScore>;
    land: Record<string, string>;
    start: number[];
    pieces: Piece[];
    turns: PackedTurn[];
  }

  interface FilmOut {
    place: string;
    value: number | null;
  }

  /** What a seat would score, and how many territories it holds. */
  interface FilmScore {
    score: number;
    held: number;
  }

  interface FilmSeat {
    key: string;
    name: string;
    art: string;
    tracks: Track[];
  }

  /** A step of a turn as a board plays it. `at`: the action it belongs to; `left`: the places that a criterion left, for their `value`; `piece`: the one that goes to `to`, along `path` if both ends are on the board; `from`: where a gain comes from. The film of a game leaves out `id`, `svg` and `out`. */
  interface FilmStep {
    id?: string;
    kind: "card" | "symbol" | "narrow" | "walk" | "gain" | "lose" | "track" | "star" | "fight" | "say";
    at: number;
    say: Text;
    left?: string[];
    value?: number | null;
    out?: FilmOut[];
    symbol?: string;
    piece?: string;
    to?: string;
    path?: string[];
    svg?: string | null;
    pieces?: Pieces;
    tracks?: TrackChange[];
    land?: LandChange[];
    from?: string;
    star?: StarPlaced;
    place?: string;
  }

  /** `n` is the same for all seats of a round; `whole`: from its beginning; `line` sums it up; `why`: its first choice. */
  interface FilmTurn {
    n: number;
    seat: string;
    at: number;
    whole: boolean;
    line: Text;
    card: AutomaCard | null;
    why: WhyLink | null;
    steps: FilmStep[];
    scores: Record<string, FilmScore>;
  }

  /** A field of a form; `key` is its path in the document, joined by dots. */
  interface FormField {
    key: string;
    kind: "one" | "many" | "flag" | "number" | "count" | "text";
    name?: string;
    value: unknown;
    choices?: FieldChoice[];
    least?: number;
    most?: number;
    rule?: string;
    about?: Text;
  }

  /** What is wrong with a form, in words; `where` is the path of the field. */
  interface FormProblem {
    where: string;
    say: Text;
  }

  interface GameAnswer {
    id: string;
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
    revision: number;
    view: View;
  }

  interface GameHead {
    id: string;
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
    revision: number;
    at: number;
    actions: number;
    turn: number;
    over: boolean;
    practice: boolean;
  }

  interface GameLength {
    turns: number;
    played: number;
    won: number;
  }

  /** A game of the list; beside a board also what the last turn of an Automa did first, if it was told in this language, and whether it can be shown again. A game that cannot be read has a `problem`. */
  interface GameLine {
    id: string;
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table" | null;
    revision: number;
    title: Text;
    last: Text;
    status: "your_turn" | "over";
    over: boolean;
    turn: number;
    seats: SeatOfGame[];
    thumb: string;
    when: string | null;
    again: boolean;
    problem?: string;
    now?: Text;
    now_art?: string | null;
    result?: GameResult;
  }

  /** How a finished game ended for its first person. */
  interface GameResult {
    won: boolean;
    score: number;
    rival: number | null;
    who: string | null;
  }

  /** What was deleted or revoked. */
  interface Gone {
  }

  interface Health {
    status: "ok";
    version: string;
    build: "compiled" | "interpreted";
  }

  interface Hint {
    say: Text;
    steps: Text[];
    reasons: Text[];
    actions: string[];
    by_chance: boolean;
    margin: number;
    spread: number;
  }

  interface Hints {
    hints: Hint[];
    say: Text;
  }

  interface Home {
    format: "maszyna/home@1";
    page: "home";
    games: GameLine[];
    starts: Start[];
  }

  interface InPlay {
    bonus: Bonus | null;
    tiles: TileInPlay[];
    missions: Mission[];
    countdown: Text[];
  }

  /** A good that the next Produce action brings. */
  interface Income {
    key: string;
    name: string;
    art: string;
    amount: number;
  }

  /** What was tapped; exactly one of these. */
  interface Intent {
    choose?: string | null;
    travel?: Record<string, unknown> | null;
    cargo?: Record<string, unknown> | null;
    lay?: string[][] | null;
    pay?: Record<string, unknown> | null;
    fight?: Record<string, unknown> | null;
    did?: Record<string, unknown> | null;
    line?: Record<string, unknown> | null;
    so?: number | null;
    set?: Record<string, unknown> | null;
    tell?: string | null;
  }

  /** A thing to do on a real table. */
  interface Item {
    id: string;
    say: Text;
    what: string;
    seat: string | null;
    from: string | null;
    to: string | null;
    art: string | null;
    amount?: number;
    elsewhere?: string | null;
    svg?: string | null;
    step?: string;
    word?: LineWord;
    /** The line as a voice reads it */
    speak?: string;
    /** Where an Automa would have put it */
    chosen?: Text;
    /** Where else a beaten unit may go */
    choices?: string[];
    /** The tokens drawn for the tile it flips */
    drawn?: Text;
    /** Whether the open question belongs to this line */
    asks?: boolean;
  }

  /** The turn played beside the solution, on the board at `at`; without a verdict only the percentage known. */
  interface JudgedPuzzle {
    format: "maszyna/puzzle@1";
    page: "puzzle";
    id: string;
    seat: string;
    done: number;
    verdict: "right" | "nearly" | "wrong" | null;
    next: string | null;
    n?: number;
    at?: number;
    title?: Text;
    say?: Text;
    noise?: Text;
    terms?: ReviewTerm[];
    did?: Text;
    better?: Text;
    svg?: string;
    marks?: Mark[];
  }

  interface KeyCost {
    resource: string;
    name: string;
    art: string;
    need: number;
    have: number;
  }

  /** With a drawing where it is no sign of a track. */
  interface KeyGain {
    sign: string;
    name: string;
    amount: number;
    art?: string | null;
  }

  interface KindOfTile {
    key: string;
    name: string;
  }

  /** A territory, and who controlled it before and after. */
  interface LandChange {
    place: string;
    from?: string | null;
    to: string | null;
  }

  /** `mean`: of the five games up to it. */
  interface LastGame {
    id: string;
    won: boolean;
    score: number;
    rival: number | null;
    accuracy: number | null;
    mean: number | null;
  }

  /** A drawing of the board: by the hash of its art, or as SVG; the pieces are drawn from their list. */
  interface Layer {
    key: string;
    art?: string;
    svg?: string;
  }

  /** All lessons, and the stage that comes next, if one is left. */
  interface Learn {
    format: "maszyna/learn@1";
    page: "learn";
    lessons: LessonLine[];
    next: string | null;
  }

  /** The stage that a game is; `guided`: a whole game with a goal for each of its first turns. */
  interface Lesson {
    key: string;
    lesson: number;
    stage: number;
    stages: number;
    guided: boolean;
    turns: number;
    title: string;
    say: Text;
    goals: LessonGoal[];
    hint: Text;
    places: string[];
    done: boolean;
    stray: Stray | null;
  }

  interface LessonGoal {
    say: Text;
    done: boolean;
  }

  /** A lesson with its stages; its stars are the fewest of them. */
  interface LessonLine {
    lesson: number;
    name: string;
    stars: number;
    stages: LessonStage[];
  }

  interface LessonStage {
    key: string;
    title: string;
    stars: number;
  }

  /** A line of the turn: one action, or several with which a piece moved on; `tell` is a move with {place} for where it ends, `fewer` the same act with one worker less. */
  interface Line {
    id: string;
    at: number;
    steps: number[];
    seat: string;
    say: Text;
    books: Booked[];
    note: Text | null;
    notes: Text[];
    open: Text | null;
    attack: boolean;
    places: string[];
    art: string | null;
    svg: string | null;
    did: Record<string, unknown> | null;
    tell: string | null;
    move: Record<string, string> | null;
    fewer: Record<string, unknown> | null;
  }

  /** What a line of an Automa's turn announces. */
  interface LineWord {
    key: "attack" | "stays" | "no_move" | "rivers" | "recruit" | "last_round";
    say: string;
  }

  interface LinkAnswer {
    number: number;
    key: string;
    link: string;
    address: string;
    /** The address as an SVG */
    qr: string;
  }

  interface Links {
    log: string;
    why?: string;
    end?: string;
  }

  interface LiveLink {
    number: number;
    seat: string | null;
    watch: boolean;
  }

  interface LiveLinks {
    links: LiveLink[];
  }

  interface Load {
    key: string;
    name: string;
    art: string;
    most: number;
  }

  interface Log {
    format: "maszyna/log@1";
    page: "log";
    actions: number;
    turns: LogTurn[];
  }

  /** `choice`: the number by which `why` knows the choice that is told here; `own`: a person reported it. */
  interface LogLine {
    at: number;
    seat: string;
    say: Text;
    about: "star" | "fight" | null;
    choice?: number;
    own?: boolean;
  }

  interface LogTurn {
    at: number;
    number: number;
    seat: string;
    name: string;
    lines: LogLine[];
  }

  interface Logbook {
    format: "maszyna/logbook@1";
    page: "logbook";
    games: LogbookGame[];
    grid: LogbookCell[];
    best: Record<string, Best>;
    names: Record<string, Record<string, string>>;
  }

  interface LogbookCell {
    faction: string;
    mat: string | null;
    level: string | number | null;
    played: number;
    won: number;
  }

  interface LogbookGame {
    id: string;
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
    when: string | null;
    won: boolean;
    faction: string;
    mat: string | null;
    level: string | number | null;
    opponents: string[];
    score: number;
    margin: number | null;
    turns: number;
    winners: string[];
  }

  /** Whether a marked turn is a puzzle: not `done` yet, its `id`, or why it is none. */
  interface MadePuzzle {
    done: boolean;
    /** Of the puzzle that was made */
    id: string | null;
    say: Text;
  }

  interface Mark {
    place: string;
    kind: string;
    pin?: string | null;
    says?: Text;
    step?: number;
    chance?: number | null;
  }

  /** Of `of` finished games `done` are known through and through; ask again until all are. */
  interface Me {
    format: "maszyna/me@1";
    page: "me";
    of: number;
    done: number;
    left_out: number;
    scythe: Figures;
    expeditions: Figures;
    feats: Feat[];
  }

  /** Over as many games as know it. */
  interface Mean {
    mean: number;
    of: number;
  }

  interface Mission {
    number: number;
    says: Text;
    art: string;
  }

  interface Move {
    piece: string;
    from: string;
    to: string;
  }

  interface Moved {
    seat: string;
    say: Text;
  }

  /** Kind, setup and seed of a new game, or a save alone. */
  interface NewGame {
    kind?: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table" | null;
    setup?: Record<string, unknown> | null;
    seed?: number | null;
    save?: Record<string, unknown> | null;
  }

  /** A seat by its name, or watch. */
  interface NewLink {
    seat?: string | null;
    watch?: boolean | null;
  }

  /** A star placed since the asker last decided; `from`: where on the board it was earned. */
  interface NewStar {
    key: string;
    seat: string;
    which: string;
    name: string;
    count: number;
    of: number;
    say: Text;
    why: Text;
    missing: Text;
    row: string[];
    from: string | null;
  }

  /** Nothing has to be said. */
  interface Nothing {
  }

  interface Objective {
    number: number;
    name: string;
    art: string;
    says: Text;
    met: boolean;
    clauses: Clause[];
  }

  /** What the turn still waits for, such as the card of an encounter. */
  interface OpenAct {
    act: string;
    seat: string;
    place: string;
    say: Text;
  }

  interface OpenCard {
    number: number;
    seat: string;
    head: Text;
    art: string;
    symbols: CardSymbol[];
    /** How many symbols are left, the one under way among them */
    none: number;
    title: Text;
    rule: string;
    steps: CardStep[];
    then: Text[];
    recruit: CardRecruit | null;
  }

  interface Option {
    id: string;
    action: string;
    label: Text;
    at: At | null;
    reveals: Text | null;
    /** Whether it means to do nothing */
    declines: boolean;
    amount?: number;
    ends?: boolean;
    effects: TrackChange[];
    art?: string;
    change?: Upgraded | null;
    says?: Text;
    number?: OptionNumber;
    /** An action that goes out before it */
    before?: string;
    /** What it is called once, twice and so on */
    times?: Text[];
  }

  /** An option that goes out with a number at its end, or is followed by another step that does. */
  interface OptionNumber {
    ask: Text;
    most: number;
    /** The step after the option that ends with the number */
    then?: string;
  }

  /** The kind of game that one goes on as. */
  interface OtherKind {
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
  }

  interface OwnCard {
    level: number;
    spaces: number;
    stars: number[];
    coins: Record<string, number>;
    name?: string;
  }

  interface OwnCards {
    format: string;
    cards: OwnCard[];
  }

  /** Its pieces are numbers in the list of the film. */
  interface PackedStep {
    id?: string;
    kind: "card" | "symbol" | "narrow" | "walk" | "gain" | "lose" | "track" | "star" | "fight" | "say";
    at: number;
    say: Text;
    left?: string[];
    value?: number | null;
    out?: FilmOut[];
    symbol?: string;
    piece?: string;
    to?: string;
    path?: string[];
    svg?: string | null;
    pieces?: PieceNumbers;
    tracks?: TrackChange[];
    land?: LandChange[];
    from?: string;
    star?: StarPlaced;
    place?: string;
  }

  interface PackedTurn {
    n: number;
    seat: string;
    at: number;
    whole: boolean;
    line: Text;
    card: AutomaCard | null;
    why: WhyLink | null;
    steps: PackedStep[];
    scores: Record<string, FilmScore>;
  }

  /** Whether phones can come in with the key that was shown at the start. */
  interface PhoneAccess {
    open: boolean;
  }

  /** A token as drawn; `of` names its units. */
  interface Piece {
    key: string;
    of: string[];
    place: string;
    x: number;
    y: number;
    size: number;
    art: string;
    amount: number;
    name: string;
  }

  interface PieceNumbers {
    was: number[];
    now: number[];
  }

  /** Whole pieces as they were and as they are then. */
  interface Pieces {
    was: Piece[];
    now: Piece[];
  }

  interface Place {
    key: string;
    x: number;
    y: number;
    shape: "hex" | "tile";
    pin: number;
    name: string;
    short: string;
    radius?: number;
    width?: number;
    height?: number;
    number?: number | null;
    face_down?: boolean;
    says?: Text;
  }

  /** What can be put on a place that is not there. */
  interface PlaceOffer {
    title: string;
    options: PlaceOption[];
  }

  interface PlaceOption {
    label: string;
    tell: string;
  }

  interface PlacePage {
    place: string;
    title: Text;
    number: number | null;
    says: Text[];
    rows: PlaceRow[];
    problems: Text[];
    offers?: PlaceOffer[];
  }

  /** So many of something on a place; `less` and `more` are the steps that tell of one less or one more. */
  interface PlaceRow {
    key: string;
    label: Text;
    art: string;
    value: number;
    less: string | null;
    more: string | null;
  }

  /** What everybody sees of a moment, as letters of an address. */
  interface PositionCode {
    code: string;
  }

  /** A level of Expeditions; what is missing in `reason` can be typed in. */
  interface ProgressCard {
    level: number;
    card: "on file" | "own" | "missing";
    title: string;
    name?: string;
    spaces?: number;
    stars?: number[];
    coins?: Record<string, number>;
    reason?: string;
  }

  interface PuzzleLine {
    id: string;
    number: number;
    turn: number;
    solved: boolean;
  }

  /** A game that is a puzzle; `answered` when its turn is finished. */
  interface PuzzleOfGame {
    id: string;
    ask: Text;
    say: Text;
    how: Text;
    tags: string[];
    hint: Text;
    answered: boolean;
  }

  /** Those made of own games, the newest first, and the packed ones; `next` is the first that is not solved. */
  interface Puzzles {
    format: "maszyna/puzzles@1";
    page: "puzzles";
    own: PuzzleLine[];
    packed: PuzzleLine[];
    next: string | null;
  }

  interface Recent {
    at: number;
    say: Text;
    action: string;
    /** How many actions it is made of */
    actions?: number;
  }

  interface RecruitOfSection {
    bonus: string;
    on: boolean;
    says: Text;
  }

  interface RecruitSwitch {
    key: string;
    name: string;
    has: boolean;
    action: string;
  }

  interface Redo {
    revision: number;
    steps?: number;
  }

  /** `steps`: how many actions that were taken back can be taken again. */
  interface RedoState {
    can: boolean;
    say: Text;
    steps: number;
  }

  /** Something that looks possible and is not, with the reason. */
  interface Refusal {
    at: At | null;
    action?: string;
    label?: Text;
    why: Text;
  }

  /** Something a combat brought about; `step`: of the story of the same action. */
  interface ResultLine {
    about: string;
    art: string;
    say: Text;
    step: string | null;
  }

  /** Before which action it stopped, and what that would show. */
  interface Revealed {
    code: string;
    say: Text;
    action: string;
  }

  /** As much of a review as is known; `done` of `of` turns are judged for good. */
  interface Review {
    format: "maszyna/review@1";
    page: "review";
    seat: string;
    done: number;
    of: number;
    accuracy: number | null;
    by: "value" | "terms";
    say: Text;
    luck: number;
    turns: TurnReview[];
  }

  /** A term of the evaluation and by how many coins the better turn leads in it. */
  interface ReviewTerm {
    name: string;
    coins: number;
  }

  interface ReviewedTurn {
    actions: string[];
    chance: number;
  }

  /** An action of an earlier turn changed, or left out; `try` only says what would have to be put back. */
  interface Rewrite {
    revision: number;
    at: number;
    did?: Record<string, unknown> | null;
    tell?: string | null;
    way: "stay" | "keep" | "again";
    try?: boolean;
  }

  /** What to do with the pieces, and the game as it is then. */
  interface RewriteAnswer {
    revision: number;
    items: Item[];
    view: View;
  }

  interface RuleList {
    groups: SheetGroup[];
  }

  interface RulePage {
    rule: string;
    title: Text;
    says: Text;
    turns: DecidedTurn[];
  }

  interface SaveDocument {
    format: "maszyna/save@1";
    game: string;
    rules_version: number;
    setup: Record<string, unknown>;
    seed: number;
    actions: string[];
  }

  /** What a side would score, when its turn began and now. */
  interface ScoreChange {
    from: number;
    to: number;
  }

  interface ScoreRow {
    key: string;
    name: string;
    cells: Cell[];
  }

  /** Of a person of Scythe also the mat, of the asker the hand; of the Automa of Expeditions its tokens. */
  interface Seat {
    key: string;
    name: string;
    player: "human" | "automa";
    strength?: string;
    tracks: Track[];
    art?: string;
    stars?: (string | number)[];
    structures?: Record<string, string>;
    recruits?: string[];
    factory_card?: number | boolean | null;
    stock?: Record<string, number>;
    score?: number;
    automa?: AutomaState;
    tier?: number;
    abilities?: Ability[];
    tiers?: Tier[];
    star_list?: StarToPlace[];
    buildings?: Building[];
    mat_name?: string;
    mat?: Section[];
    income?: Income[];
    bonuses_taken?: string[];
    hand?: number[];
    objectives?: Objective[];
    taken?: number[];
    card?: number | null;
    turns_left?: number | null;
  }

  interface SeatName {
    key: string;
    name: string;
  }

  interface SeatOfGame {
    faction: string;
    player: "human" | "automa" | "thinks";
    mat?: string;
    level?: string;
    strength?: string;
  }

  interface Section {
    key: string;
    name: string;
    says: Text;
    state: "open" | "here";
    top: Top;
    bottom: Bottom;
    art?: string;
  }

  interface Setup {
    format: "maszyna/setup@1";
    page: "setup";
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
    title: Text;
    setup: Record<string, unknown>;
    advice: Text;
    most_seats: number | null;
    board: Board | null;
    fields: FormField[];
    ready: boolean;
    problem: FormProblem | null;
  }

  interface SetupToCheck {
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
    setup?: Record<string, unknown> | null;
  }

  interface Setups {
    kinds: Setup[];
  }

  /** Wins of a level, faction or mat; the true share lies between `low` and `high` in 95 of 100 cases. */
  interface Share {
    key: string;
    name: string;
    art: string | null;
    played: number;
    won: number;
    low: number;
    high: number;
    few: boolean;
  }

  /** The board of such a code. */
  interface SharedPosition {
    format: "maszyna/shared@1";
    page: "shared";
    board: Board;
    seats: FilmSeat[];
    scores: Record<string, FilmScore>;
  }

  interface Sheet {
    format: "maszyna/sheet@1";
    page: "sheet";
    part: string;
    parts: SheetPart[];
    groups: SheetGroup[];
  }

  /** A correction: `tell` is the step. */
  interface SheetAct {
    label: string;
    tell: string;
  }

  interface SheetGroup {
    title: Text;
    rows: SheetRow[];
    star_card?: AutomaState;
  }

  interface SheetPart {
    key: string;
    name: string;
  }

  /** A label with its value; `struck` is what is printed where that has changed. */
  interface SheetRow {
    label: Text;
    value: Text | null;
    struck: string | null;
    state: "on" | "off" | "good" | "warn" | "automa" | null;
    says: Text | null;
    art: string | null;
    act: SheetAct | null;
    rule: string | null;
  }

  interface Side {
    seat: string;
    name: string;
    art: string;
    player: "human" | "automa";
    attacks: boolean;
    power: number;
    most_power: number;
    cards: number;
    most_cards: number | null;
    says: Text[];
    hand?: number[];
    dialled?: number | null;
    units?: PlaceRow[];
    artillery?: boolean;
    /** What is left to spend when artillery fires */
    most_power_fired?: number;
    /** At a table: what the units allow, where fewer cards are known in hand */
    allowed_cards?: number;
    bombs?: number;
  }

  /** What one side of a combat showed; `say` is its total as a sum. */
  interface SideResult {
    seat: string;
    name: string;
    art: string;
    attacks: boolean;
    wins: boolean;
    role: string;
    power: number;
    cards: number[];
    total: number;
    say: Text;
    table: CombatTable | null;
  }

  /** What other people have done since the asker's own last turn. */
  interface Since {
    key: string;
    turns: TurnOfAnother[];
  }

  /** What could pay, and how much of it there is. */
  interface Source {
    at: At;
    have: number;
    label: Text;
  }

  /** A part of a text that can be tapped: what it says, and what it is about. */
  interface Span {
    t: string;
    place?: string;
    piece?: string;
    card?: string;
    rule?: string;
    seat?: string;
    term?: string;
  }

  /** The stars of a game, the most that the stage has earned so far, and the stage that follows. */
  interface StageDone {
    key: string;
    stars: number;
    best: number;
    next: string | null;
  }

  /** Whether a hint was looked at. */
  interface StagePlayed {
    hint?: boolean;
  }

  interface StarPlaced {
    seat: string;
    which: string;
    count: number;
    of: number;
  }

  interface StarToPlace {
    key: string;
    name: string;
    have: number;
    need: number;
    placed: boolean;
    says: Text;
  }

  interface Start {
    kind: "scythe" | "scythe-table" | "scythe-cards" | "expeditions-table";
    title: Text;
  }

  /** A step of a story: the card, a change, or a criterion that narrowed the choice with the id `choice`. */
  interface Step {
    id: string;
    kind: "card" | "change" | "narrow";
    seat: string;
    say: Text;
    event?: string;
    card?: number;
    choice?: string;
    symbol?: string;
    stage?: string;
    criterion?: string;
    rule?: string;
    left?: string[];
    out?: FallenOut[];
    values?: Record<string, number>;
    decided?: boolean;
    moves?: Move[];
    svg?: string | null;
    tracks?: TrackChange[];
  }

  /** `turns` are those of others since the reader last acted. */
  interface Story {
    key: string;
    at: number;
    title?: Text;
    card: AutomaCard | null;
    choices: Choice[];
    steps: Step[];
    turns?: FilmTurn[];
  }

  /** What leads away from the goals, and how many actions to undo. */
  interface Stray {
    say: Text;
    back: number;
  }

  /** `more`: what does not count as one. */
  interface Sum {
    number: number;
    each: number;
    more: Text;
  }

  /** A column of the combat table on an Automa's card: for which power, and how much of it is used (A15.3). */
  interface TableColumn {
    power: string;
    uses: number;
    counts: boolean;
  }

  /** An act as far as it was reported; `did` is what is sent to report it so, `ready` that nothing is open. */
  interface Telling {
    act: string;
    did: Record<string, unknown>;
    ask: Text;
    asks: Ask[];
    books: Booked[];
    notes: Text[];
    left: string;
    ready: boolean;
  }

  interface Term {
    key: string;
    title: Text;
    says: Text;
  }

  /** A text as spans: plain strings, and links */
  type Text = (string | Span)[];

  /** What stars, territories and pairs of resources are worth by popularity. */
  interface Tier {
    from: number;
    to: number;
    star: number;
    territory: number;
    pair: number;
    says: Text;
  }

  /** `form`: the tile as it stands in a file. */
  interface Tile {
    key: string;
    kind: string;
    number: number | null;
    name: string;
    own: boolean;
    head: string;
    says: Text[];
    form: Record<string, unknown>;
  }

  /** What may be added, under the heading of its group. */
  interface TileAddition {
    group: string;
    name: string;
    value: unknown;
  }

  interface TileForm {
    format: "maszyna/tile-form@1";
    page: "tile";
    kind: string;
    id: string;
    title: string;
    kind_name: string;
    own: boolean;
    known: Text[];
    asks: Record<string, string>;
    tile: Record<string, unknown>;
    fields: FormField[];
    lists: TileList[];
    says: Text[];
    problem: FormProblem | null;
    ready: boolean;
    kept: boolean;
  }

  interface TileInPlay {
    seat: string | null;
    head: string;
    says: Text[];
  }

  interface TileItem {
    say: Text;
    parts: FormField[];
  }

  /** A part of a tile that may stand there several times, and what may be added. */
  interface TileList {
    key: string;
    name: string;
    most: number;
    items: TileItem[];
    add: TileAddition[];
  }

  /** One tile of one's own box while it is typed in; kept, or forgotten again, only if that is said. */
  interface TileToCheck {
    kind: string;
    id: string;
    tile?: Record<string, unknown> | null;
    keep?: boolean;
    forget?: boolean;
  }

  interface Tiles {
    format: "maszyna/tiles@1";
    page: "tiles";
    kinds: KindOfTile[];
    tiles: Tile[];
    meanings: Text[];
    kept: Record<string, unknown>;
    schema: Record<string, unknown>;
  }

  /** Something a person tells a companion; `tell` is the step, with the names of what is asked in braces. */
  interface Tool {
    key: string;
    label: Text;
    sign: string;
    art: string;
    asks: ToolAsk[];
    tell: string;
    seat: string;
    corrects?: boolean;
  }

  interface ToolAsk {
    name: string;
    kind: "place" | "choice" | "amount";
    ask: Text;
    places: string[];
    choices: ToolChoice[];
    least?: number;
    most?: number;
    value?: number;
  }

  interface ToolChoice {
    value: string;
    label: Text;
    says: Text;
    why_not: Text | null;
  }

  interface Top {
    say: Text;
    sides: TopSide[];
  }

  interface TopSide {
    action: string;
    can: boolean;
    why: Text | null;
    pay: Amount[];
    gain: Amount | null;
    say?: Text;
    upgrade: CubeOnSide | null;
  }

  interface Track {
    key: string;
    name: string;
    value: number;
    most: number | null;
  }

  interface TrackChange {
    seat: string;
    track: string;
    from: number;
    to: number;
  }

  /** `first`: the actions that a move begins with, where no action has been chosen yet. */
  interface Travel {
    left: number | null;
    first?: string[];
    pieces: Record<string, Traveller>;
  }

  /** Where a piece may go and with what; only an airship has little room. */
  interface Traveller {
    reach: Way[];
    load: Load[];
    room?: number;
    name?: string;
  }

  /** A card carried out on the board of a game in progress. */
  interface TriedCard {
    board: number;
    scheme: number;
    says: Text[];
    art: string | null;
  }

  interface TryAnswer {
    revision: number;
    view: View;
    told: Text[];
    reveals: Revealed | null;
    telling?: Telling;
  }

  /** The same, only tried; with `at` on the game as it was after so many actions. */
  interface TryBody {
    revision: number;
    actions?: string[] | null;
    intents?: Intent[] | null;
    at?: number | null;
  }

  /** One gesture of the turn under way; `back`: how many actions back it began. */
  interface TurnChip {
    id: string;
    say: Text;
    short: string | null;
    art: string | null;
    actions: number;
    back: number;
    can: boolean;
  }

  interface TurnOfAnother {
    seat: string;
    name: string;
    lines: Text[];
  }

  /** One own turn; with a mark also the better turn, why it is better, and both drawn on the board at `at`. */
  interface TurnReview {
    n: number;
    at: number;
    played: ReviewedTurn;
    best: ReviewedTurn;
    before: number;
    loss: number;
    se: number;
    mark: "inaccuracy" | "mistake" | "blunder" | null;
    luck: number;
    known: boolean;
    short: Text;
    sign?: string;
    name?: string;
    say?: Text;
    noise?: Text;
    doubt?: number;
    terms?: ReviewTerm[];
    did?: Text;
    better?: Text;
    svg?: string;
    marks?: Mark[];
  }

  interface TurningPoint {
    at: number;
    seat: string;
    lead: boolean;
    say: Text;
  }

  /** The last turn at which the lead changed hands; `n` is 0 if it never did. */
  interface TurningTurn {
    n: number;
    at: number;
    seat: string | null;
    say: Text;
  }

  interface Undo {
    revision: number;
    steps?: number;
    keep?: number;
  }

  /** `last`: how many actions the last gesture took; `until`: what was revealed before them. */
  interface UndoState {
    can: boolean;
    say: Text;
    steps?: number;
    last?: number;
    until?: Text | null;
  }

  /** What only the people at the table know: the step to tell it, and what is believed. */
  interface UnknownAmount {
    seat: string;
    step: string;
    value: number | string | null;
    ask: Text;
    choices: ToolChoice[];
  }

  /** What an upgrade changes: a gain on the top row, or a cost below. */
  interface Upgraded {
    key: string;
    name: string;
    art?: string;
    from: number;
    to: number;
  }

  /** A whole screen of a game, `maszyna/view@1`; what only some kinds of games have may be absent. */
  interface View {
    format: "maszyna/view@1";
    lang: "en" | "uk" | "ru";
    page: "play" | "table" | "expeditions" | "cards";
    you: string | null;
    title: Text;
    status: "your_turn" | "waiting" | "over" | "past";
    waiting_for: string[];
    game: GameHead;
    board: Board;
    decision: Decision | null;
    travel: Travel | null;
    draft: Draft | null;
    story: Story | null;
    checklist: Checklist | null;
    fight: Fight | null;
    /** All combats that wait at a table */
    fights?: Fight[];
    result?: FightResult | null;
    seats: Seat[];
    undo: UndoState;
    redo: RedoState;
    problems: Text[];
    links: Links;
    cargo?: Cargo | null;
    in_play?: InPlay;
    curtain?: string | null;
    turn?: TurnChip[];
    since?: Since | null;
    puzzle?: PuzzleOfGame;
    new_stars?: NewStar[];
    end?: EndScene | null;
    /** The tile asked for before the scores */
    bonus?: UnknownAmount | null;
    lesson?: Lesson | null;
    queue?: AutomaQueue | null;
    tools?: Tool[];
    recent?: Recent[];
    acts?: ActKey[];
    lines?: Line[];
    /** How far the Move action of this turn has come */
    moved?: Moved | null;
    open?: OpenAct | null;
    cards?: CardsOnly;
    /** Numbers that can be set */
    corrections?: CardNumber[];
    /** Said once the last glory token is placed */
    last_round?: string | null;
    /** Said while a person counts what the scores need */
    ended?: string | null;
  }

  /** A place in reach, the places passed, and what waits there. */
  interface Way {
    to: string;
    via: string[];
    pin: string | null;
    says: Text;
    /** To win the combat there with the best stake */
    chance?: number | null;
    /** The same with workers along, where they count */
    chance_loaded?: number | null;
  }

  /** One of the `choices` of an action; for a place also what is said of it. */
  interface Why {
    at: number;
    choice: number;
    step: string;
    seat: string;
    title: Text;
    about: Text;
    from: string | null;
    to: string | null;
    svg: string | null;
    choices: number;
    /** What each of them was about */
    names: Text[];
    steps: Step[];
    place?: string | null;
    say?: Text | null;
  }

  interface WhyLink {
    at: number;
    choice: number;
  }

  /** The words of the interface. */
  interface Words {
    words: Record<string, string>;
  }
}
