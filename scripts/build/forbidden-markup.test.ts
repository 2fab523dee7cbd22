import { forbiddenMarkup } from './forbidden-markup';
import { pageElements } from './page-markup';

const faultsOf = (body: string) =>
  forbiddenMarkup(pageElements(`<!doctype html><html><head></head><body>${body}</body></html>`));

test.each([
  ['<p style="color: red">', 'an inline style: <p style="color: red">'],
  ['<style>p{}</style>', 'a <style> element'],
  ['<p onclick="go()">', 'an event handler: <p onclick="go()">'],
  ['<body onload="go()">', 'an event handler: <body onload="go()">'],
  ['<svg onload="go()"></svg>', 'an event handler: <svg onload="go()">'],
  ['<a href="javascript:go()">', 'a javascript: address: <a href="javascript:go()">'],
  ['<a href=" Java&#10;Script:go()">', 'a javascript: address: '],
  ['<form action="javascript:throw 1"></form>', 'a javascript: address: '],
  ['<script src="https://a.example/a.js"></script>', 'an address on another site: <script src='],
  ['<script src="//a.example/a.js"></script>', 'an address on another site: <script src='],
  ['<link rel="stylesheet" href="https://a.example/a.css">', 'an address on another site: <link href='],
  [
    '<link rel="preload" as="font" href="https://a.example/a.woff2">',
    'an address on another site: <link href=',
  ],
  ['<link rel="dns-prefetch" href="//a.example">', 'an address on another site: <link href='],
  ['<img src="https://a.example/a.png">', 'an address on another site: <img src='],
  ['<img src="data:image/png;base64,AA">', 'an address on another site: <img src='],
  ['<img srcset="/a.png 1x, https://a.example/b.png 2x">', 'an address on another site: <img srcset='],
  ['<svg><image href="https://a.example/a.png"/></svg>', 'an address on another site: <image href='],
  ['<template><img src="https://a.example/a.png"></template>', 'an address on another site: <img src='],
  ['<form action="https://a.example/"></form>', 'an address on another site: <form action='],
  ['<base href="/">', 'a <base> element'],
  ['<iframe src="/about"></iframe>', 'a <iframe> element'],
  ['<object data="/a.svg"></object>', 'a <object> element'],
  ['<embed src="/a.svg">', 'a <embed> element'],
])('a page with %s stops the build with an explanation', (markup, words) => {
  expect(faultsOf(markup)).toContainEqual(expect.stringContaining(words));
});

test.each([
  '<a href="https://a.example/">',
  '<a href="tel:+16125550142">',
  '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
  '<link rel="canonical" href="https://site.example/">',
  '<script type="application/ld+json">{"image":"https://site.example/a.png"}</script>',
  '<p title="on time, in style: javascript">',
  '<form method="dialog"></form>',
])('a page with %s is allowed', (markup) => {
  expect(faultsOf(markup)).toEqual([]);
});
