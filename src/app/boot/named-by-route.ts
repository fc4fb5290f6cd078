/**
 * Removes `.html` from the address: hosts answer `/galeria.html` with the file of `/galeria`, and the router knows only
 * the second.
 */
export function namedByRoute(): void {
  const file = /^(.*?)(\/index|\/200)?\.html$/.exec(location.pathname)
  if (file) history.replaceState(history.state, '', (file[1] || '/') + location.search + location.hash)
}
