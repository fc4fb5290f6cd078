import { renderUnicodeCompact } from 'uqr'
import type { Durability } from '@/server/database/database'
import { webLink } from '@/shared/lib/url'

/** Bright letters on black, in a light terminal too: a camera reads no code with its colours swapped. */
const DARK = '\u001b[97;40m'
const PLAIN = '\u001b[0m'

const qrOf = (text: string): string[] =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => `  ${DARK}${line}${PLAIN}`)

/** What the person reads who started one process for several brigades: each has its own name, and none a code here. */
export const greetingOfAll = (url: string, anfitriones: readonly string[]): string =>
  [
    '',
    `  Bomberos está en ${url}, con varias brigadas. Para detenerla: Ctrl+C`,
    '',
    ...anfitriones.map((anfitrion) => `  ${anfitrion}`),
    ...(anfitriones.length === 0 ? ['  Todavía ninguna: npm run central -- brigadas agregar'] : []),
    '',
  ].join('\n')

type Greeting = {
  /** Where this machine opens the central. */
  url: string
  /** The code that claims it; null when somebody has. */
  codigo: string | null
  /** Where other devices open it by https, as configured; '' where nobody said so. */
  publica: string
  /** A person looks at it, not a log file. */
  terminal: boolean
  disco: Durability
}

const CAUTION: Record<Durability, string[]> = {
  forced: [],
  off: [
    '  Cuidado: este PostgreSQL tiene apagado forzar el disco (fsync, synchronous_commit).',
    '  Un corte de luz puede llevarse lo último que confirmó.',
    '',
  ],
  missing: [
    '  Cuidado: la base incluida no logra forzar el disco. Un corte de luz se llevaría lo que confirma,',
    '  y así nadie la puede reclamar. Actualice el programa, o use PostgreSQL.',
    '',
  ],
}

/**
 * What the person who started the central reads: at the end where to go, the code, and where to type it. The code travels
 * in the fragment, which a browser tells no server. Only an address by https is worth a QR code: a phone can't open this
 * machine's own, and signs in nowhere by http.
 */
export function greetingOf({ url, codigo, publica, terminal, disco }: Greeting): string {
  const address = /^https:/i.test(webLink(publica) ?? '') ? publica.trim().replace(/\/+$/, '') : ''
  const path = codigo ? `/login#central=${codigo}` : '/'
  const qr = address && terminal ? ['  Con la cámara de un teléfono:', ...qrOf(address + path), ''] : []
  const claim = codigo
    ? [
        '  Está en modo de muestra: en la estación, cualquiera puede entrar con las cuentas de ejemplo.',
        '  Con un código usted la hace de su brigada y crea la primera cuenta. Si ya tenían una central y se perdió,',
        '  ahí mismo repone su copia:',
        '',
      ]
    : []
  return [
    '',
    `  Bomberos está en ${url}, con su central. Para detenerla: Ctrl+C`,
    '',
    ...CAUTION[disco],
    ...claim,
    ...qr,
    `  Dirección: ${(codigo ? address : '') || url}${path}`,
    ...(!codigo && address ? [`  Desde otros equipos: ${address}`] : []),
    ...(codigo
      ? [`  Código: ${codigo}`, '  Dónde escribirlo: en esa dirección, en «¿Le dieron un código?»']
      : []),
    '',
  ].join('\n')
}
