// What the client makes of the documents of the API (api.d.ts).
declare namespace Client {
  type Answer = import("../src/maszyna/web/base/port_http.js").Answer;
  type Game = import("../src/maszyna/web/game/game.js").Game;
  type Route = import("../src/maszyna/web/base/route.js").Route;

  /** The places of a board are kept by the client and put in wherever an answer leaves them out. */
  type Board = Omit<Api.Board, "places"> & { places: Api.Place[] };
  type View = Omit<Api.View, "board"> & { board: Board };

  /** What only a companion beside a board of Scythe has. */
  type TableView = View & { tools: Api.Tool[] };

  /** What only a game has of which the cards alone are kept. */
  type CardsView = View & { cards: Api.CardsOnly };

  /** What would follow from actions: an answer of `try`, or of `actions` that were not done. */
  type Tried = Omit<Api.TryAnswer, "view"> & { view: View; done?: boolean };

  /** What is sent to `actions` or `try`, without the revision. */
  type Body = Partial<Omit<Api.ActionsUnless & Api.TryBody, "revision">>;

  /** A refused request (422), with what has to be told first. */
  type Refusal = { title: string; detail: string; where: string; say?: Api.Text; needs: Needs };
  type Needs = { field: string; most: number };

  /** A track that has just changed rolls from its old value. */
  type Track = Api.Track & { from?: number };

  /** What lies on top of a screen and takes its taps. */
  type Sheet = object & {
    tapPlace?(place: string): void;
    tapPiece?(piece: Api.Piece, place: string): void;
    mayDrag?(place: string, event: PointerEvent): boolean;
    dragOver?(place: string): void;
    dragDrop?(place: string): void;
    /** Whether it took a key. */
    onKey?(event: KeyboardEvent): boolean;
    /** Take back what has not been sent yet. */
    undo?(): void;
    /** A page is about to cover it. */
    standStill?(): void;
    /** The same with what has been chosen, after a look at something else. */
    again?(): void;
  };

  /** The screen of a kind of game. */
  interface Screen {
    top: Sheet | null;
    /** The board that a view is shown with first, if it is another than the view's. */
    staged?(view: View): Board;
    show(view: View): void;
    leave?(): void;
    render(): void;
    route?(here: Route): void;
    tapPlace(place: string): void;
    tapPiece(piece: Api.Piece, place: string): void;
    gesture?(body: Body): void;
    needs?(refusal: Refusal): void;
    correct?(): void;
    finished?(list: string): void;
    guide?(): void;
  }

  /** The screen beside a real table, of either game. */
  interface Companion extends Screen {
    game: Game;
    view: View;
    resuming: boolean;
    finished(list: string): void;
    again(): void;
    correct(): void;
    tell(...steps: string[]): unknown;
  }
}
