import { entryOf } from '@/shared/lib/entry-of'

const TYPES: Record<string, RegExp> = {
  html: /^text\/html/,
  js: /(java|ecma)script/,
  css: /^text\/css/,
}

/**
 * Whether a response can be the file at that address. Many hosts answer a missing file with a page of the app and
 * status 200; a page that was kept as a script would break every screen that needs it.
 */
export function isFile(address: string, { status, headers }: Response): boolean {
  const { pathname } = new URL(address, 'https://bomberos.example')
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? 'html'
  const type = headers.get('Content-Type') ?? ''
  const own = entryOf(TYPES, ending)
  return status === 200 && (own?.test(type) ?? !TYPES.html?.test(type))
}
