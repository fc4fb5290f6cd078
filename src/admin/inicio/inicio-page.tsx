import { SimpleGrid } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useCan, useUser } from '@/access/current-user'
import { OfferAvisos } from '@/admin/shell/avisos/offer'
import { OfferCustodyOnce } from '@/admin/shell/custody/offer'
import { StatGrid } from '@/admin/ui/figure/stat-cards'
import { useReach } from '@/admin/ui/record/reach'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { InstallPlace } from '@/shared/ui/box/install-place'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Siren } from '@/shared/ui/icon/icons'
import { BudgetSummary } from './budget-summary'
import { Cards } from './cards'
import { Hoy } from './hoy'
import { InventorySummary } from './inventory-summary'
import { QuickLinks } from './quick-links'
import { ServicesByKind } from './services-by-kind'

/**
 * The panel's first page: what the role has to see to, and then what it may see of each module, at a glance (spec §2.13).
 * `children` stand below, with what concerns this device.
 */
export function InicioPage({ children }: { children: ReactNode }) {
  const user = useUser()
  const canBudget = useCan('presupuesto:view')
  const canInventory = useCan('inventario:view')
  const canServices = useCan('servicios:view')
  const mayAct = useCan('servicios:edit')
  const uses = useModulos()
  const mayDispatch = useReach() === 'brigada' && mayAct && uses('despacho')
  return (
    <Stack>
      <PageTitle title="Panel de Control" {...(user && { subtitle: `Buen turno, ${user.name}` })}>
        {mayDispatch && (
          <LinkButton
            to="/admin/despacho"
            search={{ nuevo: true }}
            variant="emergency"
            leftSection={<Siren size={18} aria-hidden />}
          >
            Despachar
          </LinkButton>
        )}
      </PageTitle>
      <Suspense>
        <Hoy />
        <OfferAvisos />
        <OfferCustodyOnce />
        <StatGrid>
          <Cards />
        </StatGrid>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
          {canBudget && <BudgetSummary />}
          {canInventory && <InventorySummary />}
          {canServices && <ServicesByKind />}
          <QuickLinks />
        </SimpleGrid>
      </Suspense>
      {children}
      <InstallPlace />
    </Stack>
  )
}
