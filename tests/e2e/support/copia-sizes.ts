import { writeCopiaFile } from '@/entities/copias/copia-file'
import { sampleMedia } from '@/entities/galeria/seed'
import { sampleMiembros } from '@/entities/personal/seed'
import { sampleReportes } from '@/entities/reportes/seed'
import { KEYS } from '../../keys'

type Counts = { personal: number; galeria: number; reportes: number }

/** Modules with these numbers of records of `size` characters, reports of twice that, named by `mark` and a number. */
export function modulesOf(
  { personal, galeria, reportes }: Counts,
  mark: string,
  size = 10_000,
): Record<string, object[]> {
  const many = (count: number, sample: object | undefined, id: string, name: string, filler: string) =>
    Array.from({ length: count }, (_, n) => ({
      ...sample,
      id: `${id}${1_705_323_600_000 + n}`,
      [name]: `${mark} ${n}`,
      relleno: filler,
    }))
  const [once, twice] = ['x'.repeat(size), 'x'.repeat(2 * size)]
  return {
    [KEYS.personal]: many(personal, sampleMiembros()[0], 'staff', 'nombres', once),
    [KEYS.media]: many(galeria, sampleMedia()[1], 'media', 'titulo', once),
    [KEYS.reportes]: many(reportes, sampleReportes()[0], 'reporte-', 'titulo', twice),
  }
}

/** The file of a copy of these modules alone, as the app writes it. */
export async function copyFile(modulos: Record<string, object[]>): Promise<Buffer> {
  const momento = '2024-01-05T12:00:00.000Z'
  const file = await writeCopiaFile({ momento, modulos, fotos: [], foto: async () => undefined })
  return Buffer.from(await file.arrayBuffer())
}

/** As another device's import would stand in localStorage. */
export const textsOf = (modulos: Record<string, object[]>): [key: string, raw: string][] =>
  Object.entries(modulos).map(([key, data]) => [key, JSON.stringify({ data, timestamp: 1_705_323_600_000 })])
