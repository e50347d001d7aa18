"""The hall inside a page: a shell around `hall` that runs in a Web Worker, without any server (`docs/browser.md`)."""
