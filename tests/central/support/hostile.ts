/** What somebody may type or send into any field. */
export const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  `'; drop table registro; -- \\ " $1 %s {{x}}`,
  'línea\r\nBcc: todos@correo.example\r\n\r\ncuerpo',
  'nulo \u0000 y medio emoji \ud83d final',
  '=HYPERLINK("http://malo.example")',
  '\u202egnirts\u202c \u2028 \u2029 🔥'.repeat(5),
]
