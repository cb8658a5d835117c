import { describe, expect, it } from 'vitest';
import { findVehicles } from './vehicles.ts';

describe('vehicles', () => {
  it.each([
    ['I have a 2019 Honda Civic', { year: 2019, make: 'Honda', model: 'Civic', bodyType: 'sedan' }],
    ['its a rav four', { make: 'Toyota', model: 'RAV4', bodyType: 'suv' }],
    ['my f one fifty', { make: 'Ford', model: 'F-150', bodyType: 'truck' }],
    ['an F-150 pickup', { model: 'F-150', bodyType: 'truck' }],
    ['twenty twenty two honda c r v', { year: 2022, model: 'CR-V', bodyType: 'suv' }],
    ['a tesla model three', { make: 'Tesla', model: 'Model 3', bodyType: 'sedan' }],
    ['ram fifteen hundred', { make: 'Ram', model: '1500', bodyType: 'truck' }],
    ['mazda cx five', { make: 'Mazda', model: 'CX-5', bodyType: 'suv' }],
    ['jeep grand cherokee', { model: 'Grand Cherokee', bodyType: 'suv' }],
    ['a chevy', { make: 'Chevrolet', bodyType: null }],
    ['how much for an SUV', { bodyType: 'suv' }],
    ['a Civic hatchback', { model: 'Civic', bodyType: 'hatchback' }],
    ['un camion', { bodyType: 'truck' }],
    ['a 2016 ford escape', { year: 2016, model: 'Escape', bodyType: 'suv' }],
  ])('knows %j', (text, vehicle) => expect(findVehicles(text)).toMatchObject([vehicle]));

  it('tells two vehicles apart', () => {
    const found = findVehicles('a civic and a tacoma').map((vehicle) => vehicle.model);
    expect(found).toEqual(['Civic', 'Tacoma']);
  });

  it.each([
    'I need to focus on the edge of the windshield',
    'put me down for 2019',
    'the golf club is at 911 Main',
    'call me at three hundred',
  ])('finds none in %j', (text) => expect(findVehicles(text)).toEqual([]));
});
