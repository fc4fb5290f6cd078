import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import type { InstallOffer } from '@/shared/ui/control/install'
import { Text } from '@/shared/ui/text/text'
import { Sheet } from './sheet'

/** Offers to install the app, or explains how where the browser has no dialog for it. */
export function InstallCard({ install, dismiss }: InstallOffer) {
  return (
    <Sheet component="section" aria-label="Instalar la aplicación">
      <Stack gap="xs">
        <Text strong>Instale la aplicación</Text>
        <Text size="sm">
          {install
            ? 'Se abre desde la pantalla de inicio, también sin señal, y casi no ocupa espacio.'
            : 'En Safari toque Compartir y luego «Agregar a pantalla de inicio». Se abre también sin señal.'}
        </Text>
        <Group gap="xs">
          {install && <Button onClick={install}>Instalar</Button>}
          <Button variant="default" onClick={dismiss}>
            No, gracias
          </Button>
        </Group>
      </Stack>
    </Sheet>
  )
}
