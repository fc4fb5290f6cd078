import { Container, Group, Stack } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './shell.module.css'

/**
 * The router's error page (spec §8), with links that need no router. A central that can't draw a page shows it too, but
 * not why.
 */
export function ErrorPage({ error }: { error?: unknown }) {
  return (
    <Container size="sm" className={classes.alone}>
      <Stack gap="sm">
        <Title order={1} size="h2">
          Unexpected Application Error!
        </Title>
        <Text>
          La aplicación encontró un error y no pudo mostrar esta pantalla. Lo que tenía guardado sigue en este
          dispositivo. En una emergencia llame al 911.
        </Text>
        {error !== undefined && (
          <pre className={classes.fault}>{error instanceof Error ? error.message : String(error)}</pre>
        )}
        <Group>
          <AnchorButton href="tel:911">Llamar al 911</AnchorButton>
          <Button variant="default" onClick={() => location.reload()}>
            Volver a intentar
          </Button>
          <AnchorButton href="/" variant="default">
            Ir al inicio
          </AnchorButton>
        </Group>
      </Stack>
    </Container>
  )
}
