import { type ReactNode, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import config from '@/admin/config/config.module.css'
import type { PublicaId } from '@/entities/sitio/publicas'
import { type CampoId, RED_IDS } from '@/entities/sitio/sitio'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { ColorDeMarca } from './color-de-marca'
import classes from './sitio.module.css'
import { SitioField } from './sitio-field'
import { DiapositivasList, ServiciosList, ValoresList } from './sitio-lists'
import type { SitioForm } from './use-sitio-form'

type FoldProps = {
  /** Names what is inside. */
  title: string
  /** Something in it is marked as wrong. */
  wrong: boolean
  children: ReactNode
}

/** What few change, closed until it is wanted. */
function Fold({ title, wrong, children }: FoldProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={classes.fold}
      open={opened || wrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={classes.folded}>{children}</div>
    </details>
  )
}

const EMBLEM_MB = 5

/** What an emblem changes on a phone's home screen, and in a chat. */
const ICON_HINT = {
  central:
    'Al guardar, este equipo dibuja con él los iconos con que la aplicación se instala y la tarjeta que se ve al compartir una página; la central los entrega. Un teléfono que ya la tiene instalada cambia su icono cuando su sistema lo revisa, a veces días después.',
  alone:
    'Al guardar, este equipo dibuja con él los iconos: si después la aplicación se instala desde este navegador, lleva los suyos. En un iPhone y en los demás equipos queda el icono de este alojamiento, y también la tarjeta que se ve al compartir una página: los suyos los entrega una central.',
} as const

function Emblema({ site }: { site: SitioForm }) {
  const { form } = site.scope
  const { emblema } = form.values
  return (
    <>
      <PhotoPicker
        label="Emblema"
        value={emblema ? [emblema] : []}
        onChange={([source = '']) => form.setFieldValue('emblema', source)}
        max={1}
        maxMegabytes={EMBLEM_MB}
      />
      <p className={config.hint}>
        Va en el encabezado, el pie de página, el ingreso, el panel y todo lo que se imprime. Sin uno propio
        queda el dibujado. {ICON_HINT[hasCentral() ? 'central' : 'alone']} Con una imagen de otro sitio se
        dibujan solo si ese sitio lo permite.
      </p>
    </>
  )
}

/** Fields that stand together on the page, which scrolls to them while they are edited. */
const Place = ({ at, children }: { at: string; children: ReactNode }) => (
  <div className={classes.place} data-at={at}>
    {children}
  </div>
)

type Rest = Omit<Parameters<typeof SitioField>[0], 'site' | 'id'>
type FieldsProps = { site: SitioForm }

function tools(site: SitioForm) {
  const errors = Object.keys(site.scope.form.errors)
  return {
    wrong: (...fields: string[]) => errors.some((path) => fields.includes(path.split('.')[0] ?? '')),
    field: (id: CampoId, rest: Rest = {}) => <SitioField site={site} id={id} {...rest} />,
  }
}

function InicioFields({ site }: FieldsProps) {
  const { wrong, field } = tools(site)
  return (
    <>
      <Place at="">
        {field('insignia')}
        {field('titular', { description: 'Va antes del nombre del cantón.' })}
        {field('bienvenida', { rows: 3 })}
      </Place>
      <Place at="#mision">
        {field('mision', { rows: 4 })}
        {field('vision', { rows: 4 })}
      </Place>
      <Place at="">
        <Fold title="Imágenes de la portada" wrong={wrong('diapositivas')}>
          <DiapositivasList site={site} />
        </Fold>
      </Place>
      <Place at="#mision">
        <Fold title="Valores" wrong={wrong('valores')}>
          <ValoresList site={site} />
        </Fold>
      </Place>
      <Fold title="Títulos de la misión, los servicios y las estadísticas" wrong={false}>
        <Place at="#mision">
          {field('sobreMision')}
          {field('tituloMision')}
        </Place>
        <Place at="#servicios">
          {field('sobreServicios')}
          {field('tituloServicios')}
          {field('lemaServicios', { rows: 2 })}
        </Place>
        <Place at="#estadisticas">
          {field('sobreCifras')}
          {field('tituloCifras', { description: 'El año va después.' })}
          {field('lemaCifras', { rows: 2 })}
        </Place>
      </Fold>
      <Fold title="Títulos de la galería, el equipo y el contacto" wrong={false}>
        <Place at="#galeria">
          {field('sobreGaleria')}
          {field('tituloGaleria')}
        </Place>
        <Place at="#equipo">
          {field('sobreEquipo')}
          {field('tituloEquipo')}
          {field('lemaEquipo', { rows: 2 })}
        </Place>
        <Place at="#contacto">
          {field('sobreContacto')}
          {field('tituloContacto')}
        </Place>
      </Fold>
    </>
  )
}

const ServiciosFields = ({ site }: FieldsProps) => (
  <Place at="#catalogo">
    <ServiciosList site={site} />
  </Place>
)

function ContactoFields({ site }: FieldsProps) {
  const { wrong, field } = tools(site)
  return (
    <>
      <Place at="#datos">
        {field('horarioEmergencias')}
        {field('horarioOficinas')}
        {field('horarioInspecciones')}
        <Fold
          title="Correos de información, inspecciones y quejas"
          wrong={wrong('correoInformacion', 'correoInspecciones', 'correoQuejas')}
        >
          <p className={config.hint}>Un correo vacío es el de la pestaña General.</p>
          {field('correoInformacion', { type: 'email' })}
          {field('correoInspecciones', { type: 'email' })}
          {field('correoQuejas', { type: 'email' })}
        </Fold>
      </Place>
      <Place at="#consultas">
        <Fold title="Redes sociales" wrong={wrong(...RED_IDS)}>
          <p className={config.hint}>
            Solo se muestran las que tengan dirección, aquí y en el pie de todas las páginas.
          </p>
          {RED_IDS.map((id) => (
            <SitioField key={id} site={site} id={id} url />
          ))}
        </Fold>
      </Place>
    </>
  )
}

function MarcaFields({ site }: FieldsProps) {
  const { wrong, field } = tools(site)
  return (
    <>
      <Place at="">
        <Emblema site={site} />
        <h2 className={classes.part}>Color</h2>
        <ColorDeMarca site={site} />
      </Place>
      <Place at="footer">
        <Fold title="Año del pie de página" wrong={wrong('anioPie')}>
          {field('anioPie', { inputMode: 'numeric' })}
        </Fold>
      </Place>
    </>
  )
}

/** What is edited of each page: what changes often in view, the rest behind what it is. */
export const PUBLICA_FIELDS: Record<PublicaId, (props: FieldsProps) => ReactNode> = {
  inicio: InicioFields,
  servicios: ServiciosFields,
  contacto: ContactoFields,
  marca: MarcaFields,
}
