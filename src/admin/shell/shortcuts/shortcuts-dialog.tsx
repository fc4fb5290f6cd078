import type { RefObject } from 'react'
import type { PublicUser } from '@/access/usuarios/usuario'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { choose, offeredTo, SHOWN, useShortcuts } from './chosen'

type ShortcutsDialogProps = {
  user: PublicUser
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Here a person chooses what stands at the foot of the panel on their phone. */
export function ShortcutsDialog({ user, opener, onClose }: ShortcutsDialogProps) {
  const shown = useShortcuts(user)
  const uses = useModulos()
  const full = shown.length === SHOWN
  return (
    <Dialog title="Accesos rápidos" opener={opener} onClose={onClose}>
      <Stack gap="xs">
        <Text size="sm">
          {full ? 'Van tres. Quite uno para poner otro.' : `Elija ${SHOWN - shown.length} más.`}
        </Text>
        {offeredTo(user, uses).map((page) => {
          const on = shown.includes(page)
          return (
            <CheckField
              key={page.to}
              label={page.title}
              checked={on}
              // A bar of nothing would be the usual one again.
              disabled={on ? shown.length === 1 : full}
              onChange={() => choose(user, on ? shown.filter((one) => one !== page) : [...shown, page])}
            />
          )
        })}
      </Stack>
    </Dialog>
  )
}
