import type { Item } from '@/entities/inventario/item'
import { itemsCsv } from '@/entities/inventario/item-csv'
import { downloadBlob } from '@/shared/lib/download'
import { toDay } from '@/shared/lib/fecha'
import { showSuccess } from '@/shared/ui/toasts'

/** Downloads these items as `inventario-<fecha>.csv` (contract §6). */
export function exportItems(list: readonly Item[]): void {
  const name = `inventario-${toDay(new Date())}.csv`
  downloadBlob(itemsCsv(list), name)
  showSuccess({
    title: 'Datos exportados',
    message: `${list.length === 1 ? '1 item' : `${list.length} items`} en ${name}`,
  })
}
