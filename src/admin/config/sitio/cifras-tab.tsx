import { useQuery } from '@tanstack/react-query'
import { currentUser } from '@/access/current-user'
import classes from '@/admin/config/config.module.css'
import { figuresNow, SOURCES } from '@/admin/shell/data/figures'
import { Explained } from '@/admin/ui/box/explained'
import { anioDe } from '@/entities/sitio/anio'
import { CALCULADA, type CifraId, type Cifras } from '@/entities/sitio/cifras'
import { POBLACION_IDS } from '@/entities/sitio/poblacion'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextField } from '@/shared/ui/form/fields'
import { AnioField } from './anio-field'
import { Back, labelOf, SitioField } from './sitio-field'
import type { SitioForm } from './use-sitio-form'

const FROM: Record<keyof typeof SOURCES, string> = {
  bitacora: 'de la bitácora de servicios',
  visitas: 'de las visitas de inspección, o de la bitácora donde no se anotan',
  personal: 'del personal',
  inventario: 'del inventario',
  presupuesto: 'del presupuesto',
}

function sourceOf(id: CifraId): string | undefined {
  const [source] =
    Object.entries(SOURCES).findLast(([, { ids }]) => (ids as readonly CifraId[]).includes(id)) ?? []
  return source && FROM[source as keyof typeof SOURCES]
}

const GROUPS: readonly { title: string; hint?: string; more?: string; ids: readonly CifraId[] }[] = [
  {
    title: 'Estadísticas del año',
    hint: 'En el inicio, en Servicios y en el panel.',
    more: 'Las que se calculan son del año elegido, salvo personal y vehículos, que son de hoy; las escritas no cambian con el año. El tiempo de respuesta sale desde 5 salidas que lo tengan, y cambia de cinco en cinco: con menos se sabría el de una casa.',
    ids: ['atenciones', 'activos', 'vehiculos', 'ejecucion', 'respuesta', 'inspecciones', 'capacitadas'],
  },
  {
    title: 'Franja del inicio',
    ids: ['disponibilidad', 'experiencia', 'compromiso'],
  },
  {
    title: 'Panel de control',
    ids: ['nuevos', ...TIPOS_SERVICIO],
  },
]

/** `counted`: undefined while it is being counted. */
type CifraFieldProps = { site: SitioForm; id: CifraId; counted: Cifras | undefined }

/** A figure is missing where the list isn't whole on this device. */
function nowOf(counted: Cifras | undefined, id: CifraId): string {
  const now = counted?.[id] ?? 'todavía no llega de la central'
  const none =
    id === 'respuesta' && counted?.atenciones ? 'menos de 5 con su tiempo' : 'todavía nada que contar'
  return counted ? ` (${now || none})` : ''
}

/** One figure: written, or counted by the app where it has the data. */
function CifraField({ site, id, counted }: CifraFieldProps) {
  const { form } = site.scope
  const value = form.values[id]
  const constant = site.siempre[id]
  const label = labelOf(id)
  const source = sourceOf(id)
  const counts = value === CALCULADA
  const write = (next: string) => form.setFieldValue(id, next)
  return (
    <div className={classes.figure}>
      <TextField
        label={label}
        {...form.getInputProps(id)}
        value={counts ? (counted?.[id] ?? '') : value}
        disabled={counts}
        placeholder="No se muestra"
      />
      {source && (
        <CheckField
          label={`Calcular ${source}${nowOf(counted, id)}`}
          aria-label={`Calcular ${source}: ${label}`}
          checked={counts}
          onChange={({ currentTarget }) => write(currentTarget.checked ? CALCULADA : (counted?.[id] ?? ''))}
        />
      )}
      {value !== constant && (
        <Back
          name={label}
          text={constant && constant !== CALCULADA ? `De siempre: ${constant}` : undefined}
          onBack={() => write(constant)}
        />
      )}
    </div>
  )
}

/** The year and every figure of the public pages and the dashboard. */
export function CifrasTab({ site }: { site: SitioForm }) {
  const { anio: fixed, anioQue } = site.scope.form.values
  const anio = anioDe({ ejemplo: site.ejemplo, anio: fixed, anioQue }, new Date())
  const { data: counted } = useQuery({
    queryKey: ['cifras', anio],
    queryFn: async () => {
      const user = await currentUser()
      return user ? figuresNow(user, anio, new Date()) : {}
    },
    // The records may have changed on another screen.
    staleTime: 0,
  })
  return (
    <div>
      <p className={classes.lead}>
        {site.ejemplo
          ? 'Son las de la brigada de ejemplo. Escriba las suyas, deje que se cuenten, o vacíelas.'
          : 'Escriba cada cifra o deje que la aplicación la cuente. La que queda vacía no se muestra.'}
      </p>
      <AnioField site={site} />
      {GROUPS.map(({ title, hint, more, ids }) => (
        <section key={title} className={classes.group} aria-label={title}>
          <h2>{title}</h2>
          {hint && (
            <Explained about={title.toLowerCase()} more={more}>
              {hint}
            </Explained>
          )}
          <div className={classes.figures}>
            {ids.map((id) => (
              <CifraField key={id} site={site} id={id} counted={counted} />
            ))}
          </div>
        </section>
      ))}
      <section className={classes.group} aria-label="Población">
        <h2>Población</h2>
        <p className={classes.hint}>Con los tres, el presupuesto público dice cuánto es por habitante.</p>
        <div className={classes.figures}>
          {POBLACION_IDS.map((id) => (
            <SitioField
              key={id}
              site={site}
              id={id}
              inputMode={id === 'habitantesFuente' ? undefined : 'numeric'}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
