import { showNotice } from '@/shared/ui/overlay/toasts'

/** Tells that another tab's later write replaced these fields of the record called `label`. */
export function tellOverwritten(label: string, fields: readonly string[]): void {
  showNotice(
    'Otra persona cambió el mismo dato',
    `${label ? `«${label}»: ` : ''}quedó lo que se guardó después (${fields.join(', ')}).`,
  )
}
