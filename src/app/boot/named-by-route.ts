/** A host answers `/galeria.html` with the same file as `/galeria`; the router knows only the second (README). */
export function namedByRoute(): void {
  const file = /^(.*?)(\/index|\/200)?\.html$/.exec(location.pathname)
  if (file) history.replaceState(history.state, '', (file[1] || '/') + location.search + location.hash)
}
