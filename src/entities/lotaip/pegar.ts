/**
 * The cells of a text that was copied from a spreadsheet: tabs between cells, line ends between rows, and a cell with a
 * tab, a line end or quotes in it within quotes. A line end within a cell becomes a space.
 */
export function cellsOfPaste(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  for (;;) {
    const [, quoted, bare = '', end = ''] = cell.exec(text) ?? []
    const value = quoted === undefined ? bare : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(value.replace(/\s+/g, ' ').trim())
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  // A spreadsheet ends its last row with a line end.
  return rows.filter((row) => row.some(Boolean))
}

/** The table with the pasted cells over it, from this row and column on; what doesn't fit in its width is `sobran`. */
export function pegarEn(
  filas: readonly (readonly string[])[],
  pasted: readonly (readonly string[])[],
  at: { fila: number; columna: number; ancho: number },
): { filas: string[][]; sobran: number } {
  const { fila, columna, ancho } = at
  const next = filas.map((row) => [...row])
  let sobran = 0
  pasted.forEach((cells, n) => {
    const row = next[fila + n] ?? Array.from({ length: ancho }, () => '')
    cells.forEach((value, m) => {
      if (columna + m < ancho) row[columna + m] = value
      else if (value) sobran++
    })
    next[fila + n] = row
  })
  return { filas: next, sobran }
}
