import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { centralMark } from '@/access/central/mark'
import { Container, Stack } from '@/shared/ui/box/layout'
import { lazy } from '@/shared/ui/control/lazy'
import { Text } from '@/shared/ui/text/text'
import { PageHero } from '@/site/shell/page/page-hero'

/** Apart: what a page shares with another comes with every public page. */
export const PedirForm = lazy(() => import('./pedir-form').then(({ PedirForm }) => PedirForm))

/** What becomes of it, by whose the central is. */
const HOW = {
  suya: 'La brigada lee su pedido y dice aquí mismo si va a visitarlo o qué falta.',
  muestra: 'Esta central es de muestra: ninguna estación lee lo que se pide aquí.',
  alone: 'Usted lo envía por su WhatsApp o su correo, y por ahí le responde la brigada.',
} as const

/** Where somebody asks for the permit of their premises, and with a central reads what the station answered. */
export function PedirPage() {
  return (
    <>
      <PageHero title="Pedir el permiso de un local" text={HOW[centralMark() ?? 'alone']} />
      <Container size="md" page>
        <Stack gap="lg">
          <Text>
            Antes, mire <Link to="/permisos">los papeles, lo que cuesta y lo que se revisa</Link>.{' '}
            {centralMark() === 'suya' && 'Lo que escribe lo leen solo quienes inspeccionan y la jefatura.'}
          </Text>
          <Suspense>
            <PedirForm />
          </Suspense>
        </Stack>
      </Container>
    </>
  )
}
