import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Trash2 } from '@/admin/ui/icon/icons'
import { useNow } from '@/admin/ui/record/age'
import { deletion } from '@/admin/ui/record/deletion'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { useWhole } from '@/admin/ui/record/use-whole'
import { RowAction } from '@/admin/ui/table/row-action'
import { type Credencial, credencialName } from '@/entities/personal/credencial'
import { funcionesDe } from '@/entities/personal/funciones'
import type { Miembro } from '@/entities/personal/miembro'
import { credenciales, mandos } from '@/entities/personal/queries'
import { VIGENCIA_LOOKS, vigenciaOf } from '@/entities/personal/vigencia'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { FUNCION_VA } from '@/shared/lib/funciones'
import { enumerated } from '@/shared/lib/text'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Pencil, Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './personal.module.css'

/** In the address, in place of an id. */
export const NUEVA = 'nueva'

function Row({ credencial, hoy, onOpen }: { credencial: Credencial; hoy: string; onOpen: Open }) {
  const remove = useMutation(credenciales.remove)
  const { confirm } = useOverlays()
  const name = credencialName(credencial)
  const { vence, numero, fotoUrl, archivos = [] } = credencial
  const [color, word] = VIGENCIA_LOOKS[vigenciaOf(credencial, hoy)]
  const askAndRemove = async () => {
    if (await confirm(deletion(`la credencial «${name}»`))) remove.mutate([credencial.id])
  }
  return (
    <li>
      <Group apart gap="xs">
        <div className={classes.credencial}>
          <Group gap="xs">
            <Text component="span" strong>
              {name}
            </Text>
            <StateBadge color={color}>{word}</StateBadge>
          </Group>
          <Text size="sm" dimmed>
            {[vence ? `Vence el ${formatDay(vence)}` : 'Sin fecha de caducidad', numero && `N.º ${numero}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        {onOpen && (
          <Group gap="none" oneLine>
            <RowAction icon={Pencil} verb="Editar" record={name} onClick={() => onOpen(credencial.id)} />
            <RowAction
              icon={Trash2}
              verb="Eliminar"
              record={name}
              danger
              onClick={() => void askAndRemove()}
            />
          </Group>
        )}
      </Group>
      <PictureGrid sources={fotoUrl ? [fotoUrl] : []} title={name} noun="Fotografía" />
      <ArchivoList archivos={archivos} label={`Archivos de ${name}`} />
    </li>
  )
}

/** Undefined for those who may only look. */
type Open = ((id: string) => void) | undefined

/** What proves what a person can do, and what they can be on a run by it. */
export function CredencialList({ miembro, onOpen }: { miembro: Miembro; onOpen: Open }) {
  const all = useWhole(credenciales)
  const hoy = toDay(useNow())
  const own = all.filter(({ personalId }) => personalId === miembro.id)
  const { data: leading } = useSuspenseQuery(mandos.query)
  const funciones = funcionesDe(miembro, own, hoy, leading.cargos)
  return (
    <Stack component="section" gap="sm" aria-labelledby="credenciales">
      <Group apart gap="xs">
        <Title order={3} size="h4" id="credenciales">
          Credenciales
        </Title>
        {onOpen && (
          <Button
            variant="default"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => onOpen(NUEVA)}
          >
            Agregar credencial
          </Button>
        )}
      </Group>
      {own.length === 0 && <Text dimmed>No hay ninguna registrada.</Text>}
      <ul className={classes.credenciales}>
        {own.map((credencial) => (
          <Row key={credencial.id} credencial={credencial} hoy={hoy} onOpen={onOpen} />
        ))}
      </ul>
      {miembro.activo && (
        <Text size="sm" dimmed>
          {funciones.length > 0
            ? `En una salida puede ir ${enumerated(funciones.map((one) => FUNCION_VA[one]))}.`
            : 'Todavía no cuenta para ir al mando, de conductor ni de paramédico.'}
        </Text>
      )}
    </Stack>
  )
}
