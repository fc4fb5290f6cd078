import type { ReactElement, SVGProps } from 'react'
import sprite from './icons.svg?no-inline'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> & { size?: number | string }

export type Icon = (props: IconProps) => ReactElement

/** A drawing of the sprite (tests/tools/icons.mjs): one file for all of them, so that no page carries any in its script. */
export function icon(name: string): Icon {
  return ({ size = 24, ...rest }) => (
    <svg width={size} height={size} aria-hidden {...rest}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
