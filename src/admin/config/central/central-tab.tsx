import { Link } from '@tanstack/react-router'
import { phaseWords } from '@/admin/shell/central-words'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import { useCentral } from '@/sync/state'
import { ClaimForm } from './claim-form'
import { CopiesOfCentral } from './copies-of-central'
import { UnsentMail } from './unsent-mail'
import { VisitsOfCentral } from './visits-of-central'

/** The central as its SUPERADMIN sees it: whose it is, and its copies. What each device waits for is /admin/central's. */
export function CentralTab() {
  const state = useCentral()
  return (
    <Stack>
      <Text>
        Este equipo: <b>{state ? phaseWords(state) : 'Conectando con la central'}</b>.{' '}
        <Link to="/admin/central">Ver qué espera y qué no se recibió</Link>
      </Text>
      {state?.sample && <ClaimForm />}
      <UnsentMail />
      <CopiesOfCentral />
      <VisitsOfCentral />
    </Stack>
  )
}
