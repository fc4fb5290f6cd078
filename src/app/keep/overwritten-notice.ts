import type { Overlays } from '@/shared/ui/overlay/overlays'

/** Tells that another tab's later write replaced these fields of the record called `label`. */
export function tellOverwritten({ showNotice }: Overlays, label: string, fields: readonly string[]): void {
  showNotice(
    'Otra persona cambió el mismo dato',
    `${label ? `«${label}»: ` : ''}quedó lo que se guardó después (${fields.join(', ')}).`,
  )
}
