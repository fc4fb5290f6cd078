import { createElement, type SVGProps } from 'react'

type IconData = { name: string; size?: number; node: [tag: string, attributes: object][] }

/**
 * Stands in for the function of this place within lucide-react (vite.config.ts): theirs brings contexts, aliases and
 * case converters, two kilobytes on every page, where a drawing of a few lines is all that is asked for.
 */
export default function createIcon({ name, size: box = 24, node }: IconData) {
  return ({ size = 24, className = '', ...rest }: SVGProps<SVGSVGElement> & { size?: number | string }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
