import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { hasCentral } from '@/access/central/mark'
import { useCan } from '@/access/current-user'
import { TAB_LABELS, TAB_SUBTITLES, TABS, type Tab } from '@/admin/shell/config-tabs'
import { FirstSteps } from '@/admin/shell/first-steps/first-steps-card'
import { lugaresDe, type PublicaId, publicaNamed, publicaOf } from '@/entities/sitio/publicas'
import { Stack } from '@/shared/ui/box/layout'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { BackupFields } from './backup/backup-fields'
import { BackupTab } from './backup/backup-tab'
import { ExportBackup } from './backup/export-backup-button'
import { BitacoraTab } from './bitacora-tab'
import { AvisosTab } from './central/avisos-tab'
import { CentralTab } from './central/central-tab'
import { ConfigFormFrame } from './config-form'
import { GeneralFields } from './general-fields'
import { ModulosTab } from './modulos-tab'
import { RolesTab } from './roles-tab'
import type { ConfigSearch } from './search'
import { SecurityFields } from './security-fields'
import { CifrasTab } from './sitio/cifras-tab'
import { SitioTab } from './sitio/sitio-tab'
import { useSitioForm } from './sitio/use-sitio-form'
import { useConfigForm } from './use-config-form'
import { UsersTab } from './usuarios/users-tab'

const route = getRouteApi('/admin/config')

/** Configuration, the site's own words, users and copies (spec §2.21), and the log of changes. */
export function ConfigPage() {
  const search = route.useSearch()
  const patch = useSearchPatch<ConfigSearch>()
  const seesLog = useCan('system:logs')
  const canEdit = useCan('config:edit')
  const go = (tab: Tab, publica?: PublicaId) =>
    patch({
      tab: tab === 'general' ? undefined : tab,
      publica: publica === 'inicio' ? undefined : publica,
      buscar: undefined,
      orden: undefined,
      pagina: undefined,
      rol: undefined,
    })
  const config = useConfigForm(go)
  const { form } = config.scope
  const publica = publicaNamed(search.publica)
  const site = useSitioForm((fields) => {
    const places = fields.map(publicaOf)
    if (places.includes(search.tab === 'sitio' ? publica : undefined)) return
    const [first] = places
    go(first ? 'sitio' : 'cifras', first)
  })
  const withCentral = hasCentral()
  const hidden: Partial<Record<Tab, boolean>> = {
    bitacora: !seesLog,
    avisos: !withCentral,
    central: !withCentral,
  }
  const shown = TABS.filter((tab) => !hidden[tab])
  // A link may name a tab that is not here, such as that of a central.
  const open = search.tab && shown.includes(search.tab) ? search.tab : 'general'
  return (
    <Stack>
      <PageTitle title="Configuración del Sistema" subtitle={TAB_SUBTITLES[open]}>
        {open === 'general' && <ExportBackup />}
      </PageTitle>
      <Tabs value={open} onChange={(tab) => go((tab ?? 'general') as Tab)} keepMounted={false}>
        <Tabs.List mb="md">
          {shown.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {TAB_LABELS[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general">
          <ConfigFormFrame config={config}>
            <GeneralFields form={form} />
          </ConfigFormFrame>
          {canEdit && (
            <Suspense>
              <FirstSteps />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="modulos">
          <Suspense>
            <ModulosTab />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="sitio">
          <ConfigFormFrame config={site} unsaved={lugaresDe(site.unsaved)}>
            <SitioTab site={site} publica={publica} />
          </ConfigFormFrame>
        </Tabs.Panel>
        <Tabs.Panel value="cifras">
          <ConfigFormFrame config={site} unsaved={lugaresDe(site.unsaved)}>
            <CifrasTab site={site} />
          </ConfigFormFrame>
        </Tabs.Panel>
        <Tabs.Panel value="seguridad">
          <ConfigFormFrame config={config}>
            <SecurityFields form={form} />
          </ConfigFormFrame>
        </Tabs.Panel>
        <Tabs.Panel value="usuarios">
          <UsersTab search={search} />
        </Tabs.Panel>
        <Tabs.Panel value="roles">
          <RolesTab search={search} />
        </Tabs.Panel>
        <Tabs.Panel value="backup">
          <BackupTab>
            <ConfigFormFrame config={config}>
              <BackupFields form={form} />
            </ConfigFormFrame>
          </BackupTab>
        </Tabs.Panel>
        {withCentral && (
          <Tabs.Panel value="avisos">
            <AvisosTab />
          </Tabs.Panel>
        )}
        {withCentral && (
          <Tabs.Panel value="central">
            <CentralTab search={search} />
          </Tabs.Panel>
        )}
        {seesLog && (
          <Tabs.Panel value="bitacora">
            <BitacoraTab search={search} />
          </Tabs.Panel>
        )}
      </Tabs>
    </Stack>
  )
}
