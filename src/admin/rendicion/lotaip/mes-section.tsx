import { useMutation } from '@tanstack/react-query'
import { useRights } from '@/access/can'
import { Section } from '@/admin/ui/box/section'
import { Package } from '@/admin/ui/icon/icons'
import { deletion } from '@/admin/ui/record/deletion'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { presentaciones } from '@/entities/lotaip/queries'
import { avanceDe } from '@/entities/lotaip/tabla'
import { formatDay } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import { ArchivoList } from '@/shared/ui/archivo/archivo-list'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { CircleCheck, Pencil } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import classes from './lotaip.module.css'
import { NumeralesDelMes } from './numerales-del-mes'
import { Publicacion } from './publicacion'
import type { TransparenciaSearch } from './search'
import { plazoDelMes, sitaDelMes, type useLotaip } from './use-lotaip'

type MesProps = { lotaip: ReturnType<typeof useLotaip>; mes: string }

/** That a month was filed, each time that somebody said so. */
function Constancias({ lotaip, mes }: MesProps) {
  const { canDelete } = useRights('rendicion')
  const { confirm } = useOverlays()
  const { mutate: remove } = useMutation(presentaciones.remove)
  const own = lotaip.presentaciones.filter((one) => one.mes === mes)
  return own.map(({ id, fecha, constancia, autor, archivos = [], imagenes = [] }) => (
    <Group key={id} gap="xs">
      <Text className={classes.written}>
        Presentado el {formatDay(fecha)}
        {autor && `, según ${autor}`}
        {constancia ? `: ${constancia}` : '.'}
      </Text>
      {canDelete && (
        <Button
          variant="subtle"
          color="gray"
          onClick={async () => {
            if (await confirm(deletion(`la constancia del ${formatDay(fecha)}`))) remove([id])
          }}
        >
          Eliminar la constancia
        </Button>
      )}
      <ArchivoList archivos={archivos} label={`Comprobante del ${formatDay(fecha)}`} />
      <PictureGrid sources={imagenes} title={`comprobante del ${formatDay(fecha)}`} noun="Fotografía" />
    </Group>
  ))
}

/** One month: its deadline, its numerals with their state in words, and what is done with it. */
export function MesSection({ lotaip, mes }: MesProps) {
  const { catalogo, list } = lotaip
  const { canEdit } = useRights('rendicion')
  const patch = useSearchPatch<TransparenciaSearch>()
  const sentence = plazoDelMes(lotaip, mes)
  const sita = sitaDelMes(lotaip, mes)
  const { hechos, total } = avanceDe(list, mes, catalogo)
  return (
    <Section title={capitalized(nameOfMonth(mes))}>
      <Stack gap="xs">
        <Text strong>{sentence}</Text>
        {sita && <Text>{sita}</Text>}
        <Text>
          {hechos} de {total} numerales con estado.
        </Text>
        <Constancias lotaip={lotaip} mes={mes} />
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Package size={18} aria-hidden />}
            onClick={() => patch({ paquete: mes })}
          >
            Paquete del mes
          </Button>
          {canEdit && (
            <Button
              variant="default"
              leftSection={<CircleCheck size={18} aria-hidden />}
              onClick={() => patch({ presentar: mes })}
            >
              Marcar como presentado
            </Button>
          )}
          {canEdit && mes < lotaip.hoy.slice(0, 7) && (
            <Button
              variant="default"
              leftSection={<Pencil size={18} aria-hidden />}
              onClick={() => patch({ sita: mes })}
            >
              Anotar el índice
            </Button>
          )}
        </Group>
        <Publicacion lotaip={lotaip} mes={mes} />
        <NumeralesDelMes lotaip={lotaip} mes={mes} />
      </Stack>
    </Section>
  )
}
