import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { useEdited } from '@/admin/ui/record/use-dialog'
import { asShown } from '@/admin/ui/table/table-search'
import { ordenesCsv } from '@/entities/inspecciones/cobros/cobrado-csv'
import { toDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { CobradoTab } from './cobrado-tab'
import { OrdenDetails } from './orden-details'
import { OrdenForm } from './orden-form'
import { OrdenesTab } from './ordenes-tab'
import { AnularForm, PagoForm } from './pago-form'
import { PagosSinOrden } from './pagos-sin-orden'
import type { CobrosSearch } from './search'
import { TarifaForm } from './tarifa-form'
import { EjemplosDialog, SalarioForm } from './tarifas-dialogs'
import { anoOf, TarifasTab } from './tarifas-tab'
import { type Cobros, filterCobros, useCobros } from './use-cobros'

const TABS = ['ordenes', 'cobrado', 'tarifas']

const route = getRouteApi('/admin/cobros')

/** What is charged for permits and fees: orders of payment, what was collected, and the tariffs. */
export function CobrosPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<CobrosSearch>()
  const cobros = useCobros()
  const overlays = useOverlays()
  const { cobros: list, perdidos, rights } = cobros
  const tab = TABS.find((one) => one === search.tab) ?? 'ordenes'
  const create = rights.canCreate ? () => patch({ nuevo: true, local: undefined }) : undefined
  const shown = filterCobros(list, search)
  const { buscar, estado, tramite, parroquia } = search
  // What a filter leaves out is left out on purpose.
  const sueltos =
    buscar || estado || tramite || parroquia ? [] : perdidos.map((pago) => ({ id: pago.id, pago }))
  return (
    <Stack>
      <PageTitle title="Cobros" subtitle="Tasas y permisos: lo que se cobra, lo cobrado y lo que falta">
        {rights.canExport && tab !== 'tarifas' && (
          <ExportButton
            empty={shown.length === 0 && sueltos.length === 0}
            onExport={() =>
              exportList(overlays, 'ordenes-de-pago', [...asShown(shown), ...sueltos], ordenesCsv)
            }
          />
        )}
        {tab !== 'tarifas' && (
          <PrintButton empty={list.length === 0 && (tab === 'ordenes' || perdidos.length === 0)} />
        )}
        {create && (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
            Agregar orden de pago
          </Button>
        )}
      </PageTitle>
      {tab !== 'tarifas' && <PagosSinOrden cobros={cobros} />}
      <Tabs
        value={tab}
        onChange={(next) =>
          patch({ tab: next ?? undefined, de: undefined, pagina: undefined, orden: undefined })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="ordenes">Órdenes ({list.length})</Tabs.Tab>
          <Tabs.Tab value="cobrado">Lo cobrado</Tabs.Tab>
          <Tabs.Tab value="tarifas">Tarifas</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="ordenes">
          <Stack>
            <OrdenesTab
              search={search}
              list={list}
              shown={shown}
              onView={({ id }) => patch({ ver: id })}
              onNew={create}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="cobrado">
          <CobradoTab search={search} cobros={cobros} />
        </Tabs.Panel>
        <Tabs.Panel value="tarifas">
          <TarifasTab search={search} cobros={cobros} />
        </Tabs.Panel>
      </Tabs>
      <Dialogs search={search} cobros={cobros} />
    </Stack>
  )
}

/** Whichever dialog the address says, if the role may have it. */
function Dialogs({ search, cobros }: { search: CobrosSearch; cobros: Cobros }) {
  const patch = useSearchPatch<CobrosSearch>()
  const { cobros: list, rights } = cobros
  const { nuevo, ver, abre } = search
  const opened = list.find(({ id }) => id === ver)
  // As it was when its form opened, also if another device pays it meanwhile.
  const held = useEdited(abre ? ver : undefined, list)
  const lost = useEdited(abre ? ver : undefined, cobros.perdidos)
  const close = () => patch({ abre: undefined })
  if (nuevo && rights.canCreate)
    return (
      <OrdenForm
        cobros={cobros}
        local={search.local}
        tramite={search.local && search.tramite}
        onClose={() =>
          patch({ nuevo: undefined, local: undefined, ...(search.local && { tramite: undefined }) })
        }
        onMade={({ id }) =>
          patch({
            ...{ nuevo: undefined, local: undefined, ver: id },
            ...(search.local && { tramite: undefined }),
          })
        }
      />
    )
  if (held && abre === 'pagar' && rights.canPay)
    return <PagoForm cobro={held} cobros={cobros} onClose={close} />
  if (abre === 'anular-pago' && lost && rights.canAnnul)
    return (
      <AnularForm
        que={abre}
        pago={lost}
        title={`Anular el pago del recibo ${lost.recibo}`}
        cobros={cobros}
        onClose={() => patch({ abre: undefined, ver: undefined })}
      />
    )
  if (held && abre === 'anular-orden' && rights.canAnnul)
    return (
      <AnularForm
        que={abre}
        cobro={held}
        title={`Anular la orden de ${held.nombre}`}
        cobros={cobros}
        onClose={close}
      />
    )
  if (held?.pago && abre === 'anular-pago' && rights.canAnnul)
    return (
      <AnularForm
        que={abre}
        cobro={held}
        pago={held.pago}
        title={`Anular el pago de ${held.nombre}`}
        cobros={cobros}
        onClose={close}
      />
    )
  if (opened) return <OrdenDetails cobro={opened} cobros={cobros} onClose={() => patch({ ver: undefined })} />
  return rights.canSet ? <TarifaDialogs search={search} cobros={cobros} onClose={close} /> : null
}

type TarifaDialogsProps = { search: CobrosSearch; cobros: Cobros; onClose: () => void }

function TarifaDialogs({ search, cobros: { tarifas, salarios }, onClose }: TarifaDialogsProps) {
  const { abre, tarifa, de } = search
  const ano = anoOf(de, Number(toDay(new Date()).slice(0, 4)))
  const chosen = useEdited(tarifa, tarifas)
  if (abre === 'tarifa-nueva' || (chosen && (abre === 'tarifa' || abre === 'otro-ano')))
    return (
      <TarifaForm
        tarifa={abre === 'tarifa' ? chosen : undefined}
        copia={abre === 'otro-ano' ? chosen : undefined}
        tarifas={tarifas}
        ano={ano}
        onClose={onClose}
      />
    )
  if (abre === 'ejemplos') return <EjemplosDialog ano={ano} tarifas={tarifas} onClose={onClose} />
  if (abre === 'salario') return <SalarioForm ano={ano} salarios={salarios} onClose={onClose} />
  return null
}
