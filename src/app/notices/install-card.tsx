import { Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import classes from './notices.module.css'
import type { InstallOffer } from './use-install-prompt'

/** Offers to install the app, or explains how where the browser has no dialog for it. */
export function InstallCard({ install, dismiss }: InstallOffer) {
  return (
    <Sheet component="section" aria-label="Instalar la aplicación" className={classes.notice}>
      <Text strong>Instale la aplicación</Text>
      <Text size="sm">
        {install
          ? 'Se abre desde la pantalla de inicio, también sin señal, y casi no ocupa espacio.'
          : 'En Safari toque Compartir y luego «Agregar a pantalla de inicio». Se abre también sin señal.'}
      </Text>
      <Group gap="xs" className={classes.answers}>
        {install && <Button onClick={install}>Instalar</Button>}
        <Button variant="default" onClick={dismiss}>
          No, gracias
        </Button>
      </Group>
    </Sheet>
  )
}
