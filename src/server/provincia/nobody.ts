import type { ServerResponse } from 'node:http'

const HEADERS = {
  'Cache-Control': 'no-store',
  // A phone of a brigade that moves, or that can't be opened, keeps what it has and asks again.
  'Retry-After': '60',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

type Words = { titulo: string; frase: string }

/** The address is no brigade's. */
export const UNKNOWN: Words = {
  titulo: 'Aquí no atiende ninguna brigada',
  frase: 'Revise la dirección que escribió.',
}

/** It is one's, which can't be opened now. */
export const CLOSED: Words = {
  titulo: 'La central de esta brigada no atiende ahora',
  frase: 'Intente otra vez en unos minutos.',
}

const page = ({ titulo, frase }: Words): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titulo}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 15vh auto 0; padding: 0 1.25rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
a { display: inline-block; padding: .5rem 0; font-size: 1.25rem; font-weight: 700; color: LinkText }
</style>
</head>
<body>
<main>
<h1>${titulo}</h1>
<p>${frase}</p>
<p>En una emergencia:<br><a href="tel:911">Llame al 911</a></p>
</main>
</body>
</html>
`

/** Answers without anything of any brigade: a page with the number to call, or the API's own refusal. */
export function answerNobody(res: ServerResponse, words: Words, isCall: boolean): void {
  const [type, text] = isCall
    ? [
        'application/json; charset=utf-8',
        JSON.stringify({ error: 'ocupada', mensaje: `${words.titulo}. En una emergencia llame al 911.` }),
      ]
    : ['text/html; charset=utf-8', page(words)]
  res.writeHead(503, { ...HEADERS, 'Content-Type': type })
  res.end(res.req.method === 'HEAD' ? undefined : text)
}
