import { useMemo } from 'react'
import { encode } from 'uqr'
import { wellFormed } from '@/shared/lib/url'
import classes from './share.module.css'

/** Light modules that readers need around the code. */
const QUIET = 4

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
}

type QrCodeProps = {
  text: string
  /** Says what it is for. */
  label: string
  /** Goes on paper that has to last: a stain or a fold on a fifth of it does no harm. */
  lasting?: boolean
}

/** A text as a QR code, black on white in every theme. */
export function QrCode({ text, label, lasting = false }: QrCodeProps) {
  const drawn = useMemo(() => {
    try {
      const { data } = encode(wellFormed(text), { ecc: lasting ? 'Q' : 'L', border: 0 })
      return { path: pathOf(data), side: data.length + 2 * QUIET }
    } catch (error) {
      console.error('No cabe en un código QR', error)
      return null
    }
  }, [text, lasting])
  if (!drawn) return <p role="status">No se pudo dibujar el código QR: el texto es muy largo.</p>
  const { path, side } = drawn
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className={classes.code}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
