import { SimpleGrid } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useCan, useUser } from '@/access/user-query'
import { OfferAvisos } from '@/admin/shell/avisos/offer'
import { QuienesLine } from '@/admin/shell/avisos/quienes-line'
import { OfferCustodyOnce } from '@/admin/shell/custody/offer'
import { FirstSteps } from '@/admin/shell/first-steps/first-steps-card'
import { RunningCalls } from '@/admin/shell/running-calls'
import { useReach } from '@/admin/ui/record/reach'
import { InstallPlace } from '@/shared/ui/box/install-place'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Siren } from '@/shared/ui/icon/icons'
import { BudgetSummary } from './budget-summary'
import { Cards } from './cards'
import { InventorySummary } from './inventory-summary'
import { OnDuty } from './on-duty'
import { QuickLinks } from './quick-links'
import { ServicesByKind } from './services-by-kind'
import { useWaitingEmergency } from './use-waiting'
import { WaitingList } from './waiting-list'

/** The guide stands first, but never over an emergency that waits: its eleven steps fill a phone. */
function GuideAndWaiting({ mayConfigure }: { mayConfigure: boolean }) {
  const guide = mayConfigure && <FirstSteps key="guide" onDashboard />
  const waiting = <WaitingList key="waiting" />
  return useWaitingEmergency() ? [waiting, guide] : [guide, waiting]
}

/**
 * The panel's first page: what the role may see of each module, at a glance (spec §2.13). `children` stand below, with
 * what concerns this device.
 */
export function InicioPage({ children }: { children: ReactNode }) {
  const user = useUser()
  const mayConfigure = useCan('config:edit')
  const canPeople = useCan('personal:view')
  const canBudget = useCan('presupuesto:view')
  const canInventory = useCan('inventario:view')
  const canServices = useCan('servicios:view')
  const mayAct = useCan('servicios:edit')
  const mayDispatch = useReach() === 'brigada' && mayAct
  return (
    <Stack>
      <PageTitle title="Panel de Control" {...(user && { subtitle: `Buen turno, ${user.name}` })}>
        {mayDispatch && (
          <LinkButton
            to="/admin/despacho"
            search={{ nuevo: true }}
            leftSection={<Siren size={18} aria-hidden />}
          >
            Despachar
          </LinkButton>
        )}
      </PageTitle>
      <Suspense>
        <RunningCalls />
        <GuideAndWaiting mayConfigure={mayConfigure} />
        <OfferAvisos />
        <OfferCustodyOnce />
        {mayConfigure && <QuienesLine />}
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm">
          <Cards />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
          {canPeople && <OnDuty />}
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
