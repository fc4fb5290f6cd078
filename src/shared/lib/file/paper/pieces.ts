/**
 * What stands in one piece on a page. `height` and the `gap` above it, which the top of a page drops, are millimetres;
 * `keep`: on the page of the piece that follows. `again` stands over it where it begins a page, as a table's head does.
 */
export type Piece = {
  height: number
  gap?: number
  keep?: boolean
  again?: Piece | undefined
  draw: (top: number) => void
}

/** The page, counted from 0, of each piece, and its top in millimetres. */
type Place = { page: number; top: number }

/** How high this piece is with those on whose page it has to be. */
function runFrom(pieces: readonly Piece[], from: number): number {
  let height = 0
  for (const [index, piece] of pieces.slice(from).entries()) {
    height += piece.height + (index > 0 ? (piece.gap ?? 0) : 0)
    if (!piece.keep) break
  }
  return height
}

/** Puts the pieces one below the other between `top` and `bottom`; only what no page could hold together is parted. */
export function placed(pieces: readonly Piece[], top: number, bottom: number): Place[] {
  let page = 0
  let y = top
  return pieces.map((piece, index) => {
    const { height, gap = 0, again } = piece
    const run = runFrom(pieces, index)
    const needed = run <= bottom - top ? run : height
    const isNew = y > top && y + gap + needed > bottom
    if (isNew) page += 1
    const at = isNew ? top + (again?.height ?? 0) : y + (y > top ? gap : 0)
    y = at + height
    return { page, top: at }
  })
}

/** The pieces with the last few kept with what follows them, so that nobody signs an empty page. */
export const keptAtEnd = (pieces: readonly Piece[], last: number): Piece[] =>
  pieces.map((piece, index) => (index >= pieces.length - last ? { ...piece, keep: true } : piece))
