import { Link } from '@tanstack/react-router'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { Container, Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import { PageHero } from './page-hero'

/** At the address of what the brigade doesn't use: it may be asked for all the same. */
export function Unused() {
  const { direccion } = useDrawnInstitucion()
  return (
    <>
      <PageHero title="La brigada no usa esta página" text="Aquí no hay nada que ver por ahora." />
      <Container size="lg" page>
        <Stack gap="sm">
          <Text>
            Lo que busca, pídalo en <Link to="/contacto">Contacto</Link> o por escrito en {direccion}.
          </Text>
          <Text dimmed>
            Si es de la brigada: la enciende el Super Administrador, en Configuración → Módulos.
          </Text>
        </Stack>
      </Container>
    </>
  )
}
