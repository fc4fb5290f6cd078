import { Link } from '@tanstack/react-router'
import type { ConfigSearch } from '@/admin/config/search'
import { phaseWords } from '@/admin/shell/central-words'
import { useReach } from '@/admin/ui/record/reach'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import { useCentral } from '@/sync/state'
import { BeginForm } from './begin-form'
import { CopiesOfCentral } from './copies-of-central'
import { Direccion } from './direccion'
import { FirmaDePermisosSection } from './permisos/firma-de-permisos'
import { CustodiansOfCentral } from './recuperacion/custodians-of-central'
import { VisitsOfCentral } from './visits-of-central'

/** The central for its SUPERADMIN: whose it is, its copies and visits; /admin/central is about this device. */
export function CentralTab({ search }: { search: ConfigSearch }) {
  const state = useCentral()
  const reach = useReach()
  const uses = useModulos()
  return (
    <Stack>
      <Text>
        Este equipo: <b>{state ? phaseWords(state) : 'Conectando con la central'}</b>.{' '}
        <Link to="/admin/central">Ver qué espera y qué no se recibió</Link>
      </Text>
      {state?.sample && <BeginForm />}
      <Direccion />
      <CopiesOfCentral />
      {reach === 'brigada' && uses('custodios') && <CustodiansOfCentral />}
      {reach === 'brigada' && uses('inspecciones') && <FirmaDePermisosSection search={search} />}
      <VisitsOfCentral />
    </Stack>
  )
}
