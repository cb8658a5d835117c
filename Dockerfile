FROM node:24-bookworm-slim AS manifests
# The encoder of sentences runs on the processor; what graphics cards need is not fetched.
ENV ONNXRUNTIME_NODE_INSTALL=skip
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/conversation/package.json packages/conversation/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/

# The web pages, with everything that builds them.
FROM manifests AS web
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN cd packages/web && npx vite build --logLevel warn

# What the server needs to run; Node runs its TypeScript as it is.
FROM manifests AS libraries
RUN npm install --no-save --no-audit --no-fund --omit=dev \
  --workspace packages/server --workspace packages/contract --workspace packages/conversation \
  # It is packed for every platform; this image is one.
  && rm -rf node_modules/onnxruntime-node/bin/napi-v6/darwin node_modules/onnxruntime-node/bin/napi-v6/win32

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=libraries /app ./
COPY packages/contract packages/contract
COPY packages/conversation packages/conversation
COPY packages/server packages/server
COPY --from=web /app/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
