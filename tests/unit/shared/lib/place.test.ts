import { describe, expect, test } from 'vitest'
import { placeIn } from '@/shared/lib/place'

const NABON = { lat: -3.3372, lng: -79.0654 }

describe('the place that a person pastes', () => {
  test.each([
    [
      'a place of Google Maps',
      'https://www.google.com/maps/place/Nab%C3%B3n/@-3.34,-79.07,15z/data=!3m1!4b1!4m6!3m5!1s0x91!8m2!3d-3.3372!4d-79.0654!16s',
    ],
    ['the map in view', 'https://www.google.com.ec/maps/@-3.3372,-79.0654,17z?entry=ttu'],
    ['a mark that was shared', 'https://maps.google.com/?q=-3.3372,-79.0654'],
    ['a mark with its comma encoded', 'https://www.google.com/maps/search/?api=1&query=-3.3372%2C-79.0654'],
    ['a search', 'https://www.google.com/maps/search/-3.3372,+-79.0654?entry=tts'],
    [
      'a mark of OpenStreetMap',
      'https://www.openstreetmap.org/?mlat=-3.3372&mlon=-79.0654#map=16/-3.3/-79.1',
    ],
    ['OpenStreetMap in view', 'https://www.openstreetmap.org/#map=16/-3.3372/-79.0654'],
    ['a place of OpenStreetMap', 'https://www.openstreetmap.org/node/1#map=19/-3.3372/-79.0654&layers=N'],
    ['geo', 'geo:-3.3372,-79.0654?z=16'],
    ['a mark in geo', 'geo:0,0?q=-3.3372,-79.0654(Estación)'],
    ['plain', ' -3.3372, -79.0654 '],
    ['as people write here', '-3,3372; -79,0654'],
    ['with blanks and a printed minus', '−3,3372 −79,0654'],
  ])('%s', (_, text) => {
    expect(placeIn(text)).toEqual(NABON)
  })

  test.each(['https://maps.app.goo.gl/AbCdEf123', 'https://goo.gl/maps/AbCd', 'https://osm.org/go/OS3aLo--'])(
    'a short link can’t be followed without the net, and that is said: %s',
    (text) => {
      expect(placeIn(text)).toMatch(/^Es un enlace corto.*Ábralo en el navegador/)
    },
  )

  test.each([
    '',
    'Nabón',
    'https://www.google.com/maps/place/Nabon',
    'geo:0,0?q=Nabón',
    '3,4,5',
    'http://%E0%A4%A',
  ])('what names no place is no place: %s', (text) => {
    expect(placeIn(text)).toMatch(/^No se reconoce un lugar/)
  })

  test('what lies outside the world is said', () => {
    expect(placeIn('-79.0654, -200')).toMatch(/^La latitud va de/)
    expect(placeIn('91, 20')).toMatch(/^La latitud va de/)
  })
})
