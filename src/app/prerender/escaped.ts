/** A text as HTML and XML read it, also inside an attribute's double quotes. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/\]\]>/g, ']]&gt;')
