import { type ReactNode, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import classes from '@/admin/config/config.module.css'
import { RED_IDS } from '@/entities/sitio/redes'
import type { CampoId } from '@/entities/sitio/sitio'
import { AnchorButton } from '@/shared/ui/control/button'
import { ExternalLink } from '@/shared/ui/icon/icons'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { ColorDeMarca } from './color-de-marca'
import { SinRevisar } from './sin-revisar'
import { SitioField } from './sitio-field'
import { DiapositivasList, ServiciosList, ValoresList } from './sitio-lists'
import type { SitioForm } from './use-sitio-form'

const EMBLEM_MB = 5

/** What an emblem changes on a phone's home screen, and in a chat. */
const ICON_HINT = {
  central:
    'Al guardar, este equipo dibuja con él los iconos con que la aplicación se instala y la tarjeta que se ve al compartir una página; la central los entrega. Un teléfono que ya la tiene instalada cambia su icono cuando su sistema lo revisa, a veces días después.',
  alone:
    'Al guardar, este equipo dibuja con él los iconos: si después la aplicación se instala desde este navegador, lleva los suyos. En un iPhone y en los demás equipos queda el icono de este alojamiento, y también la tarjeta que se ve al compartir una página: los suyos los entrega una central.',
} as const

type SectionProps = {
  title: string
  /** The public page that shows it. */
  page: string
  /** Something in it is marked as wrong. */
  wrong: boolean
  children: ReactNode
}

/** One part of the site: closed until it is wanted, so that a phone shows them all at once. */
function Section({ title, page, wrong, children }: SectionProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={classes.section}
      open={opened || wrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={classes.sectionBody}>
        {children}
        <AnchorButton
          href={page}
          target="_blank"
          variant="default"
          leftSection={<ExternalLink size={18} aria-hidden />}
          className={classes.preview}
          aria-label={`Ver en el sitio: ${title} (otra pestaña)`}
        >
          Ver en el sitio
        </AnchorButton>
      </div>
    </details>
  )
}

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
      <p className={classes.hint}>
        Va en el encabezado, el pie de página, el ingreso, el panel y todo lo que se imprime. Sin uno propio
        queda el dibujado. {ICON_HINT[hasCentral() ? 'central' : 'alone']} Con una imagen de otro sitio se
        dibujan solo si ese sitio lo permite.
      </p>
    </>
  )
}

/** What the public pages say of the brigade, part by part. */
export function SitioTab({ site }: { site: SitioForm }) {
  const wrong = (...fields: string[]) =>
    Object.keys(site.scope.form.errors).some((path) => fields.includes(path.split('.')[0] ?? ''))
  const field = (id: CampoId, rest: Omit<Parameters<typeof SitioField>[0], 'site' | 'id'> = {}) => (
    <SitioField site={site} id={id} {...rest} />
  )
  return (
    <div>
      <SinRevisar />
      <p className={classes.lead}>
        Abra cada parte y escriba lo suyo. Lo que no toque queda como está, y todo se puede devolver a lo de
        siempre.
      </p>
      <Section title="Emblema" page="/" wrong={false}>
        <Emblema site={site} />
      </Section>
      <Section title="Colores" page="/servicios" wrong={wrong('color')}>
        <ColorDeMarca site={site} />
      </Section>
      <Section title="Portada" page="/" wrong={wrong('diapositivas')}>
        {field('insignia')}
        {field('titular', { description: 'Va antes del nombre del cantón.' })}
        {field('bienvenida', { rows: 3 })}
        <h3>Imágenes de la portada</h3>
        <DiapositivasList site={site} />
      </Section>
      <Section title="Misión, visión y valores" page="/#mision" wrong={wrong('valores')}>
        {field('mision', { rows: 4 })}
        {field('vision', { rows: 4 })}
        <h3>Valores</h3>
        <ValoresList site={site} />
        {field('sobreMision')}
        {field('tituloMision')}
      </Section>
      <Section title="Servicios" page="/servicios" wrong={wrong('servicios')}>
        <ServiciosList site={site} />
        {field('lemaServicios', { rows: 2 })}
        {field('sobreServicios')}
        {field('tituloServicios')}
      </Section>
      <Section title="Otros textos del inicio" page="/" wrong={false}>
        {field('sobreCifras')}
        {field('tituloCifras', { description: 'El año va después.' })}
        {field('lemaCifras', { rows: 2 })}
        {field('sobreGaleria')}
        {field('tituloGaleria')}
        {field('sobreEquipo')}
        {field('tituloEquipo')}
        {field('lemaEquipo', { rows: 2 })}
        {field('sobreContacto')}
        {field('tituloContacto')}
      </Section>
      <Section
        title="Correos y horarios"
        page="/contacto"
        wrong={wrong('correoInformacion', 'correoInspecciones', 'correoQuejas')}
      >
        <p className={classes.hint}>Un correo vacío es el de la pestaña General.</p>
        {field('correoInformacion', { type: 'email' })}
        {field('correoInspecciones', { type: 'email' })}
        {field('correoQuejas', { type: 'email' })}
        {field('horarioEmergencias')}
        {field('horarioOficinas')}
        {field('horarioInspecciones')}
      </Section>
      <Section title="Redes sociales" page="/contacto" wrong={wrong(...RED_IDS)}>
        <p className={classes.hint}>Solo se muestran las que tengan dirección.</p>
        {RED_IDS.map((id) => (
          <SitioField key={id} site={site} id={id} url />
        ))}
      </Section>
      <Section title="Pie de página" page="/" wrong={wrong('anioPie')}>
        {field('anioPie', { inputMode: 'numeric' })}
      </Section>
    </div>
  )
}
