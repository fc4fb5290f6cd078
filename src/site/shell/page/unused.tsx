import { Link } from '@tanstack/react-router'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { Container, Stack } from '@/shared/ui/box/layout'
import { Text, Title } from '@/shared/ui/text/text'

/** At the address of what the brigade doesn't use: it may be asked for all the same. */
export function Unused() {
  const { direccion } = useDrawnInstitucion()
  return (
    <Container size="sm" page>
      <Stack gap="sm">
        <Title order={1}>La brigada no usa esta página</Title>
        <Text>
          Lo que busca, pídalo en <Link to="/contacto">Contacto</Link> o por escrito en {direccion}.
        </Text>
        <Text dimmed>
          Si es de la brigada: la enciende el Super Administrador, en Configuración → Módulos.
        </Text>
      </Stack>
    </Container>
  )
}
