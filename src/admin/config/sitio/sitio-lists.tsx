import { ItemList } from '@/admin/ui/order/item-list'
import type { Diapositiva } from '@/entities/sitio/diapositivas'
import { ICONOS_SERVICIO, type IconoServicio, type ServicioCatalogo } from '@/entities/sitio/servicios'
import { ICONOS_VALOR, type IconoValor, type Valor } from '@/entities/sitio/textos'
import { options } from '@/shared/lib/form/options'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { newId } from '@/shared/storage/ids'
import { same } from '@/shared/storage/merge'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Back } from './sitio-field'
import type { SitioForm } from './use-sitio-form'

const LISTAS = { valores: 'valores', servicios: 'servicios', diapositivas: 'imágenes' } as const
type Lista = keyof typeof LISTAS

/** What `ItemList` needs of a list of the form. */
function listOf<T>(site: SitioForm, lista: Lista) {
  const { form } = site.scope
  const wrongs = Object.keys(form.errors)
  return {
    items: form.values[lista] as unknown as T[],
    onChange: (items: T[]) => form.setFieldValue(lista, items as never),
    arrange: `Ordenar o quitar ${LISTAS[lista]}`,
    wrong: (index: number) => wrongs.some((path) => path.startsWith(`${lista}.${index}.`)),
    input: (index: number, field: keyof T & string, type: 'input' | 'checkbox' = 'input') =>
      form.getInputProps(`${lista}.${index}.${field}`, { type }),
  }
}

function ListBack({ site, lista, name }: { site: SitioForm; lista: Lista; name: string }) {
  const { form } = site.scope
  if (same(form.values[lista], site.siempre[lista])) return null
  return <Back name={name} onBack={() => form.setFieldValue(lista, site.siempre[lista] as never)} />
}

const VALOR_ICONS: Record<IconoValor, string> = {
  Flame: 'Llama',
  ShieldCheck: 'Escudo',
  HandHeart: 'Mano con corazón',
  Scale: 'Balanza',
  Handshake: 'Apretón de manos',
}

export function ValoresList({ site }: { site: SitioForm }) {
  const { input, ...list } = listOf<Valor>(site, 'valores')
  return (
    <div>
      <ItemList<Valor>
        {...list}
        add="Agregar valor"
        nameOf={({ nombre }) => nombre || 'Valor sin nombre'}
        create={() => ({ id: newId('valor-'), nombre: '', texto: '', icono: 'ShieldCheck' })}
      >
        {(_, index) => (
          <>
            <FieldRow>
              <TextField label="Valor" required {...input(index, 'nombre')} />
              <SelectField
                label="Dibujo"
                options={options(ICONOS_VALOR, VALOR_ICONS)}
                {...input(index, 'icono')}
              />
            </FieldRow>
            <TextArea label="Qué significa" rows={2} {...input(index, 'texto')} />
          </>
        )}
      </ItemList>
      <ListBack site={site} lista="valores" name="Valores" />
    </div>
  )
}

const SERVICIO_ICONS: Record<IconoServicio, string> = {
  Car: 'Auto',
  HardHat: 'Casco',
  Building2: 'Edificio',
  Mountain: 'Montaña',
  Home: 'Casa',
  TreePine: 'Árbol',
  Truck: 'Camión',
  Factory: 'Fábrica',
  AlertTriangle: 'Señal de peligro',
  Waves: 'Olas',
  CloudRain: 'Lluvia',
  FileSearch: 'Documento con lupa',
  GraduationCap: 'Birrete',
  Heart: 'Corazón',
  Users: 'Personas',
}

export function ServiciosList({ site }: { site: SitioForm }) {
  const { input, ...list } = listOf<ServicioCatalogo>(site, 'servicios')
  return (
    <div>
      <ItemList<ServicioCatalogo>
        {...list}
        add="Agregar servicio"
        nameOf={({ nombre, activo }) => (nombre || 'Servicio sin nombre') + (activo ? '' : ' (inactivo)')}
        create={() => ({
          id: newId('servicio-'),
          nombre: '',
          descripcion: '',
          tipo: 'RESCATE',
          icono: 'HardHat',
          activo: true,
          orden: list.items.length + 1,
        })}
      >
        {(_, index) => (
          <>
            <TextField label="Servicio" required {...input(index, 'nombre')} />
            <TextArea label="En qué consiste" rows={3} {...input(index, 'descripcion')} />
            <FieldRow>
              <SelectField
                label="Tipo"
                options={options(TIPOS_SERVICIO, TIPO_SERVICIO_LABELS)}
                {...input(index, 'tipo')}
              />
              <SelectField
                label="Dibujo"
                options={options(ICONOS_SERVICIO, SERVICIO_ICONS)}
                {...input(index, 'icono')}
              />
            </FieldRow>
            <CheckField label="Se muestra en el sitio" {...input(index, 'activo', 'checkbox')} />
          </>
        )}
      </ItemList>
      <ListBack site={site} lista="servicios" name="Servicios" />
    </div>
  )
}

export function DiapositivasList({ site }: { site: SitioForm }) {
  const { input, ...list } = listOf<Diapositiva>(site, 'diapositivas')
  const { form } = site.scope
  return (
    <div>
      <ItemList<Diapositiva>
        {...list}
        add="Agregar imagen"
        nameOf={({ titulo }) => titulo || 'Nombre de la institución'}
        create={() => ({ id: newId('hero-'), titulo: '', url: '', creditos: '' })}
      >
        {({ id, url }, index) => (
          <>
            <PhotoPicker
              label="Imagen"
              value={url ? [url] : []}
              // By its id: the picture may arrive after the list was ordered anew.
              onChange={([source = '']) =>
                form.setFieldValue('diapositivas', (all) =>
                  all.map((slide) => (slide.id === id ? { ...slide, url: source } : slide)),
                )
              }
              max={1}
              maxMegabytes={PICTURE_MB}
              required
              error={input(index, 'url').error}
            />
            <TextField
              label="Título"
              description="Vacío: el nombre de la institución."
              {...input(index, 'titulo')}
            />
            <TextField label="Créditos" {...input(index, 'creditos')} />
          </>
        )}
      </ItemList>
      <ListBack site={site} lista="diapositivas" name="Imágenes de la portada" />
    </div>
  )
}
