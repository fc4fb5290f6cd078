import { Group, Paper, Text } from '@mantine/core'
import { Button } from '@/shared/ui/button'
import classes from './notices.module.css'
import { acceptUpdate, postponeUpdate } from './worker'

/** Asks before anything reloads: someone may be in the middle of a report. */
export function UpdateCard({ updatedElsewhere }: { updatedElsewhere: boolean }) {
  return (
    <Paper component="section" aria-label="Versión nueva" role="status" className={classes.notice} withBorder>
      <Text fw={650}>Hay una versión nueva</Text>
      <Text size="sm">
        {updatedElsewhere
          ? 'Otra pestaña ya la usa. Esta se actualiza cuando usted la recargue; lo que está escribiendo se guarda.'
          : 'Se instala al recargar. Lo que está escribiendo se guarda.'}
      </Text>
      <Group mt="xs" gap="xs">
        <Button onClick={acceptUpdate}>Recargar</Button>
        <Button variant="default" onClick={postponeUpdate}>
          Más tarde
        </Button>
      </Group>
    </Paper>
  )
}
