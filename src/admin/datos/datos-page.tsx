import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import { useNow } from '@/admin/ui/record/age'
import { EmptyList } from '@/admin/ui/record/empty-list'
import { RecordTable } from '@/admin/ui/record/record-table'
import { useRecords } from '@/admin/ui/record/use-records'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { pedidosList } from '@/entities/datos/module'
import { FUENTE, relojDe } from '@/entities/datos/pedido'
import { pedidos } from '@/entities/datos/queries'
import { toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { joinNames, matches } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { FilterBar } from '@/shared/ui/control/filter-bar'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/control/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { columns, type Row } from './columns'
import { PedidoDetails } from './pedido-details'
import { PedidoForm } from './pedido-form'
import { RegistroTab } from './registro-tab'
import type { DatosSearch } from './search'

const route = getRouteApi('/admin/datos')

const nameOf = (row: Row) => `${pedidosList.name(row)} de ${row.nombre}`

const whatToDelete = (rows: readonly Row[]) => {
  const names = joinNames(rows.map(nameOf))
  return rows.length === 1 ? `«${names}»` : `estos ${rows.length} pedidos: ${names}`
}

/** Whoever asks about their own data, with the law's days, and the register of what the panel holds of people. */
export function DatosPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<DatosSearch>()
  const may = useCan('config:edit')
  const rights = { canCreate: may, canEdit: may, canDelete: may }
  const { list, table, dialog, close, create, edit } = useRecords(pedidos, search, rights)
  const { diasDatos, delegadoDatos, delegadoContacto } = useInstitucion()
  const hoy = toDay(useNow())
  const { buscar, tab = 'pedidos' } = search
  const rows = useMemo(
    () =>
      list
        .filter((one) => matches(buscar, one.nombre, one.contacto, one.pedido))
        .map((one): Row => ({ ...one, reloj: relojDe(one, hoy, diasDatos) })),
    [list, buscar, hoy, diasDatos],
  )
  return (
    <Stack>
      <PageTitle title="Protección de Datos" subtitle="Los datos de las personas y lo que piden sobre ellos">
        {may && tab === 'pedidos' && (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
            Anotar pedido
          </Button>
        )}
      </PageTitle>
      <Text>
        {delegadoDatos
          ? `Delegado de protección de datos: ${[delegadoDatos, delegadoContacto].filter(Boolean).join(', ')}.`
          : 'Nadie está nombrado como delegado de protección de datos. Escríbalo en Configuración → General: sale en la página de privacidad.'}
      </Text>
      <Tabs
        value={tab}
        onChange={(next) => patch({ tab: next === 'registro' ? next : undefined })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="pedidos">Pedidos</Tabs.Tab>
          <Tabs.Tab value="registro">Registro de tratamiento</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pedidos">
          <Stack>
            <Text size="sm" dimmed>
              {`Se contestan en ${plural(diasDatos, 'día', 'días')}. ${FUENTE} Los días se cambian en Configuración → General.`}
            </Text>
            <FilterBar search={search} placeholder="Nombre, contacto o datos" filters={[]} />
            <RecordTable
              {...table}
              label="Pedidos sobre datos personales"
              records={rows}
              columns={columns}
              nameOf={nameOf}
              empty={
                <EmptyList
                  total={list.length}
                  none="Nadie ha pedido nada todavía"
                  unmatched="Ningún pedido coincide con el filtro"
                  first={may && { label: 'Anotar el primero', onClick: create }}
                />
              }
              whatToDelete={whatToDelete}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="registro">
          <RegistroTab />
        </Tabs.Panel>
      </Tabs>
      {dialog.kind === 'view' && (
        <PedidoDetails
          pedido={{ ...dialog.record, reloj: relojDe(dialog.record, hoy, diasDatos) }}
          onClose={close}
          onEdit={edit && (() => edit(dialog.record))}
        />
      )}
      {dialog.kind === 'create' && <PedidoForm hoy={hoy} dias={diasDatos} onClose={close} />}
      {dialog.kind === 'edit' && (
        <PedidoForm
          key={dialog.record.id}
          pedido={dialog.record}
          hoy={hoy}
          dias={diasDatos}
          onClose={close}
        />
      )}
    </Stack>
  )
}
