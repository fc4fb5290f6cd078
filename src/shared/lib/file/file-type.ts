const TYPES: Record<string, RegExp> = {
  html: /^text\/html/,
  js: /(java|ecma)script/,
  css: /^text\/css/,
}

/**
 * Whether an answer can be the file at that address. Many hosts answer what is missing with a page of the app and 200,
 * and a page that is kept as a script takes every screen along that needs it.
 */
export function isFile(address: string, { status, headers }: Response): boolean {
  const { pathname } = new URL(address, 'https://bomberos.example')
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? 'html'
  const type = headers.get('Content-Type') ?? ''
  return status === 200 && (TYPES[ending]?.test(type) ?? !TYPES.html?.test(type))
}
