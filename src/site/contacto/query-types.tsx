import { SectionHead } from '@/site/shell/page/section-head'
import { useSocial } from '@/site/shell/social'
import classes from './contacto.module.css'

const QUERY_TYPES = [
  { titulo: 'Inspecciones', texto: 'Permisos de funcionamiento y revisión de locales y eventos.' },
  {
    titulo: 'Capacitaciones empresariales',
    texto: 'Uso de extintores, brigadas y simulacros en su empresa.',
  },
  { titulo: 'Información institucional', texto: 'Documentos, visitas a la estación y voluntariado.' },
  { titulo: 'Quejas y sugerencias', texto: 'Cuéntenos qué podemos hacer mejor.' },
  { titulo: 'Alianzas estratégicas', texto: 'Convenios con instituciones, empresas y barrios.' },
]

/** The kinds of questions, and the brigade's other pages (spec §2.9). */
export function QueryTypes() {
  const social = useSocial()
  return (
    <section className={classes.queries} aria-labelledby="consultas">
      <SectionHead id="consultas" title="Tipos de consulta" />
      <ul className={classes.queryList}>
        {QUERY_TYPES.map(({ titulo, texto }) => (
          <li key={titulo}>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
      {social.length > 0 && (
        <>
          <h3 className={classes.socialTitle}>Redes sociales</h3>
          <ul className={classes.social}>
            {social.map(({ id, label, href, Sign }) => (
              <li key={id}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <Sign size={22} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
