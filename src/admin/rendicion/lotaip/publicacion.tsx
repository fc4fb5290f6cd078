import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCan, useUser } from '@/access/current-user'
import { Globe } from '@/admin/ui/icon/icons'
import { type Reach, useReach } from '@/admin/ui/record/reach'
import { contenidosDe, partidos } from '@/entities/lotaip/contenido'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { idDePublicado, type Publicado } from '@/entities/lotaip/publicado'
import { publicados, retirar } from '@/entities/lotaip/publicados'
import { revisar } from '@/entities/lotaip/revisar'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { same } from '@/shared/storage/merge'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EyeOff } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import type { useLotaip } from './use-lotaip'

/** Who reads a month once it is published. */
const READ_BY: Readonly<Record<Reach, string>> = {
  equipo: 'Sin central, lo muestra solo este equipo, en Transparencia.',
  muestra: 'Lo lee quien abra las páginas públicas de esta central de prueba, en Transparencia.',
  brigada: 'Lo lee todo el pueblo en el sitio público, en Transparencia.',
}

/** A central takes no record of more than 256 kB, its other fields included. */
const MOST_BYTES = 240_000

type PublicacionProps = { lotaip: ReturnType<typeof useLotaip>; mes: string }

/** Asks, then puts a month before the town as it is now, or takes it back; null where the person may not. */
function usePublicar({ lotaip, mes }: PublicacionProps) {
  const { catalogo, list, hoy } = lotaip
  const { confirm, showNotice } = useOverlays()
  const autor = useUser()?.name ?? ''
  const reach = useReach()
  const { mutate: publish } = useMutation(publicados.publicar)
  const { mutate: update } = useMutation(publicados.update)
  if (!useCan('rendicion:publish')) return null
  return {
    async publicar() {
      const numerales = contenidosDe(list, mes, catalogo)
      const { dichos, faltan } = partidos(numerales)
      if (new TextEncoder().encode(JSON.stringify(numerales)).length > MOST_BYTES)
        return showNotice(
          'El mes no cabe',
          'Son más filas de las que caben en la página pública: acorte el numeral más largo.',
        )
      const files = dichos.flatMap(({ anexos = [] }) => anexos).length
      const problems = revisar(list, mes, catalogo).length
      const sure = await confirm({
        title: 'Publicar el mes',
        question: [
          `Se publica ${nameOfMonth(mes)} como está ahora: ${plural(dichos.length, 'numeral', 'numerales')} con todas sus filas.`,
          faltan.length > 0 &&
            `${plural(faltan.length, 'numeral sale como faltante', 'numerales salen como faltantes')}.`,
          files > 0 && `Con ${plural(files, 'archivo', 'archivos')} que cualquiera puede descargar.`,
          problems > 0 && `En «Paquete del mes» hay ${plural(problems, 'cosa', 'cosas')} por corregir.`,
          mes >= hoy.slice(0, 7) && 'El mes no ha terminado.',
          'Revise que no haya datos personales de más.',
          READ_BY[reach],
        ]
          .filter(Boolean)
          .join(' '),
        confirm: 'Publicar',
      })
      const { fuente, fechaFuente } = catalogo
      const publicado = new Date().toISOString()
      if (sure) publish({ id: idDePublicado(mes), mes, publicado, autor, numerales, fuente, fechaFuente })
    },
    async retirar(publicado: Publicado) {
      const sure = await confirm({
        title: 'Retirar el mes',
        question: 'Deja de verse en Transparencia. Quien lo descargó conserva sus archivos.',
        confirm: 'Retirar',
        danger: true,
      })
      if (sure) update(retirar(publicado))
    },
  }
}

/** Whether the town reads this month, and whether what it reads is what is written here now. */
export function Publicacion({ lotaip, mes }: PublicacionProps) {
  const { catalogo, list } = lotaip
  const actions = usePublicar({ lotaip, mes })
  const publicado = lotaip.publicados.find((one) => one.mes === mes && one.publicado)
  const now = contenidosDe(list, mes, catalogo)
  const isNews = publicado && !same(publicado.numerales, now)
  const canPublish = actions && (publicado ? isNews : partidos(now).dichos.length > 0)
  return (
    <>
      <Text>
        {publicado ? (
          <>
            Publicado el {formatDay(toDay(new Date(publicado.publicado)))}
            {publicado.autor && `, por ${publicado.autor}`}.{' '}
            <Link to="/transparencia/lotaip/$mes" params={{ mes }}>
              Ver la página pública
            </Link>
          </>
        ) : (
          'Sin publicar: nadie lo lee fuera del panel.'
        )}
      </Text>
      {isNews && (
        <Text strong>Lo que cambió después de publicarlo no se lee hasta que lo publique otra vez.</Text>
      )}
      {actions && (canPublish || publicado) && (
        <Group gap="xs">
          {canPublish && (
            <Button
              variant="default"
              leftSection={<Globe size={18} aria-hidden />}
              onClick={() => void actions.publicar()}
            >
              {publicado ? 'Publicar otra vez' : 'Publicar el mes'}
            </Button>
          )}
          {publicado && (
            <Button
              variant="default"
              leftSection={<EyeOff size={18} aria-hidden />}
              onClick={() => void actions.retirar(publicado)}
            >
              Retirar el mes
            </Button>
          )}
        </Group>
      )}
    </>
  )
}
