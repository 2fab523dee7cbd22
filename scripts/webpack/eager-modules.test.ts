import { withEagerModules } from './eager-modules.mjs';

test('a phone reads the modules of a file while it arrives, not when they are called', () => {
  const file =
    '"use strict";(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[1],{12:(e,t)=>{t.a=()=>1},345:function(e){e.b=[1,{2:()=>3}]}},e=>{e(12)}]);';
  expect(withEagerModules(file)).toBe(
    '"use strict";(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[1],{12:((e,t)=>{t.a=()=>1}),345:(function(e){e.b=[1,{2:()=>3}]})},e=>{e(12)}]);',
  );
});

test('modules that stand beside another statement are found as well', () => {
  expect(withEagerModules('a(),(self.w=self.w||[]).push([[1],{2:e=>e}])')).toBe(
    'a(),(self.w=self.w||[]).push([[1],{2:(e=>e)}])',
  );
});

test.each(['(()=>{let e={};e.m=1})();', 'list.push([1,"{2:()=>3}"])', 'list.push([[1],{a(){}}])', ''])(
  'a file without modules stays as it is: %s',
  (file) => expect(withEagerModules(file)).toBe(file),
);
