import { hasCentral } from '@/access/central/mark'
import type { Reporte } from '@/entities/reportes/reporte'
import { dropMine } from './mis-reportes-repository'

/** `gone`: it is off this phone. `asked`: the central may have it and decides whether it may go. */
export async function withdraw({ id }: Reporte): Promise<'gone' | 'asked'> {
  if (hasCentral()) {
    const { askForWithdrawal } = await import('@/entities/reportes/envio/mine')
    if (await askForWithdrawal(id)) return 'asked'
  }
  await dropMine(id)
  return 'gone'
}
