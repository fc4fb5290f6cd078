import { SimpleGrid, Stack } from '@mantine/core'
import type { Conteo } from '@/entities/eventos/calculos'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import { formatDay } from '@/shared/lib/fecha'
import { formatPercent } from '@/shared/lib/moneda'
import { Details } from '@/shared/ui/details'
import { Dialog } from '@/shared/ui/dialog'
import { Picture } from '@/shared/ui/picture'
import { EstadoBadge } from './columns'
import classes from './eventos.module.css'

type EventoDetailsProps = { evento: Evento; conteo: Conteo | undefined; onClose: () => void }

export function EventoDetails({ evento, conteo, onClose }: EventoDetailsProps) {
  const { titulo, fecha, categoria, resumen, cuerpo, galeria, autor, publicado, destacado } = evento
  const attended =
    conteo && `${conteo.asistieron} de ${conteo.registrados} (${formatPercent(conteo.porcentaje)})`
  return (
    <Dialog onClose={onClose} title={titulo} size="lg">
      <Stack gap="md">
        <Details
          rows={[
            ['Fecha', formatDay(fecha)],
            ['Categoría', CATEGORIA_LABELS[categoria]],
            ['Estado', <EstadoBadge key="estado" publicado={publicado} />],
            ['Destacado', destacado ? 'Sí' : ''],
            ['Resumen', resumen],
            ['Contenido', cuerpo],
            ['Autor', autor],
            ['Asistencia', attended ?? 'Sin registros'],
          ]}
        />
        {galeria.length > 0 && (
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {galeria.map((source, index) => (
              <Picture
                key={source}
                source={source}
                alt={`Imagen ${index + 1} de ${titulo}`}
                className={classes.photo}
              />
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </Dialog>
  )
}
