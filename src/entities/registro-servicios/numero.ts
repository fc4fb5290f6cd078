import { hasCentral } from '@/access/central/mark'
import { ownSuffix } from '@/shared/storage/own-suffix'
import { siguiente } from '@/shared/storage/serie'
import { isDated, type Numbered, serieOf } from './registro'

/** The entry with its number, where no central gives it: `P-2026-0007-A4F`, the next of this device. */
export function conNumero<T extends Numbered>(registro: T, list: readonly Numbered[]): T {
  const serie = hasCentral() ? '' : serieOf(registro)
  if (!serie) return registro
  const taken = list.map(({ numero = '' }) => numero)
  return { ...registro, numero: siguiente(serie, taken, `-${ownSuffix()}`) }
}

/** The number of an entry in words, also of one that has none. */
export function dichoNumero(registro: Numbered): string {
  const { numero, estado, importado } = registro
  if (numero) return numero
  if (importado) return 'No lleva: vino de un archivo sin número'
  if (estado === 'CANCELADO') return 'No lleva'
  if (!isDated(registro)) return 'Lo recibe cuando se corrija el año de su fecha'
  return hasCentral()
    ? 'Lo da la central cuando recibe el parte completado'
    : 'Lo da este equipo cuando se guarda completado'
}
