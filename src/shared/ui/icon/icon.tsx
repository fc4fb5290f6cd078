import type { ReactElement, SVGProps } from 'react'
import sprite from './icons.svg?no-inline'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> & { size?: number | string }

export type Icon = (props: IconProps) => ReactElement

/** An icon of the sprite (tests/tools/icons.mjs). All are in one file, so that no page carries any in its script. */
export function icon(name: string): Icon {
  return ({ size = 24, ...rest }) => (
    <svg width={size} height={size} aria-hidden {...rest}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
