import { dichoDeMuestras } from '@/entities/muestras'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

/**
 * `estado Bueno · «manguera»`: what the filters on the screen say, read from them as a person does, so that no list has to
 * tell it to its papers.
 */
export function filterWords(): string {
  const bar = document.querySelector('main [data-filters]')
  const words = [...(bar?.querySelectorAll('input[type=search], select, [data-applied]') ?? [])].map(
    (field) => {
      if (field instanceof HTMLInputElement) return field.value.trim() && `«${field.value.trim()}»`
      if (field instanceof HTMLSelectElement) {
        const about = field.getAttribute('aria-label')?.replace('Filtrar por ', '') ?? ''
        return field.selectedIndex > 0 && `${about} ${field.selectedOptions[0]?.textContent ?? ''}`.trim()
      }
      return field.textContent
    },
  )
  return words.filter(Boolean).join(' · ')
}

type ListCountProps = {
  /** What is on the paper, and of how many. */
  list: readonly { id: string }[]
  of: number
  /** What one of them is called, and several. */
  words: readonly [one: string, many: string]
}

/** `45 de 320 items · estado Bueno · Datos de muestra`: what a printed list holds. */
export const ListCount = ({ list, of, words }: ListCountProps) =>
  [
    list.length === of ? plural(of, ...words) : `${formatNumber(list.length)} de ${plural(of, ...words)}`,
    list.length < of && filterWords(),
    dichoDeMuestras(list),
  ]
    .filter(Boolean)
    .join(' · ')
