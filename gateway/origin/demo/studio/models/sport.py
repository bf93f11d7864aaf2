"""Sport, beach, camping and fishing: kind=dumbbells|yoga|football|basketball|racket|gloves|skateboard|mask|float|tent|sleeping|lamp|rod;
extra= names the variant of a kind. Cycles and running machines are in sport_cycles.py.
"""

EXTRA = opt.get("extra", "")
SATIN_PAINT = lambda: mat("paint-satin", (0.8, 0.8, 0.8), 0.42, coat=0.15)
MATT_PAINT = lambda: mat("paint-matt", (0.8, 0.8, 0.8), 0.62)
GLOSS_PAINT = lambda: mat("paint-gloss", (0.8, 0.8, 0.8), 0.2, coat=0.8)
SOFT_PAINT = lambda name="paint-cloth": mat(name, (0.8, 0.8, 0.8), 0.75, sheen=0.25)
SOFT_RUBBER = lambda: mat("soft-rubber", (0.034, 0.034, 0.037), 0.6)
DARK = lambda: mat("dark", (0.035, 0.036, 0.04), 0.42, coat=0.2)
WEBBING = lambda: mat("webbing", (0.03, 0.03, 0.033), 0.85)
CORK = lambda: mat("cork", (0.56, 0.36, 0.2), 0.8)


def melted(build, material, voxel=0.02, smooth=8, name="melted"):
    """All that `build` adds as one skin whose joints are rounded."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    deps = bpy.context.evaluated_depsgraph_get()
    verts, faces = [], []
    for o in list(set(bpy.data.objects) - before):
        me = o.evaluated_get(deps).data
        k = len(verts)
        verts += [tuple(o.matrix_world @ v.co) for v in me.vertices]
        faces += [tuple(k + i for i in p.vertices) for p in me.polygons]
        bpy.data.objects.remove(o)
    o = add(name, verts, faces, material)
    o.data.use_auto_smooth = False
    r = o.modifiers.new("remesh", "REMESH")
    r.mode, r.voxel_size, r.use_smooth_shade = "VOXEL", voxel, True
    s = o.modifiers.new("smooth", "SMOOTH")
    s.factor, s.iterations = 0.5, smooth
    return o


def cut_by(o, cutters):
    """Takes the bodies `cutters` adds out of o."""
    before = set(bpy.data.objects)
    cutters()
    bpy.context.view_layer.update()
    verts, faces = [], []
    for c in list(set(bpy.data.objects) - before):
        k = len(verts)
        verts += [tuple(c.matrix_world @ v.co) for v in c.data.vertices]
        faces += [tuple(k + i for i in p.vertices) for p in c.data.polygons]
        bpy.data.objects.remove(c)
    me = bpy.data.meshes.new("cutter")
    me.from_pydata(verts, [], faces)
    c = bpy.data.objects.new("cutter", me)
    bpy.context.collection.objects.link(c)
    bpy.context.view_layer.update()
    b = o.modifiers.new("cut", "BOOLEAN")
    b.operation, b.object, b.solver = "DIFFERENCE", c, "EXACT"
    bpy.context.view_layer.update()
    done = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = done
    bpy.data.objects.remove(c)
    return o


def sleeve(path, half, material, thick=0.02, up=(0, 0, 1), n=10, name="strap"):
    """A flat strap along the points, `half` its width to both sides; up: the direction of its face at the start, or a function of the place."""
    P = [Vector(p) for p in curve(path, n)]
    verts, faces = [], []
    for k, p in enumerate(P):
        d = (P[min(k + 1, len(P) - 1)] - P[max(k - 1, 0)]).normalized()
        u = Vector(up(p) if callable(up) else up)
        side = d.cross(u).normalized()
        out = side.cross(d).normalized()
        for a, b in ((-half, 0), (half, 0), (half, thick), (-half, thick)):
            verts.append(tuple(p + side * a + out * b))
    for k in range(len(P) - 1):
        faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
    m = 4 * (len(P) - 1)
    faces += [(0, 1, 2, 3), (m, m + 1, m + 2, m + 3)]
    return add(name, verts, faces, material)


def six(a, p=14):
    """Radius of a hexagon with round corners, 1 at the middle of its sides; a flat side looks down."""
    return sum(abs(math.cos(a - math.pi / 2 + k * math.pi / 3)) ** p for k in range(3)) ** (-1 / p)


# Weights and mats


def along_x(profile, material, hexagon=0.0, n=96, p=14):
    """A body along x of (radius, x) points, its section between a circle (0) and a hexagon (1)."""
    sections = []
    for r, x, *more in profile:
        h = more[0] if more else hexagon
        sections.append([(x, r * (1 - h + h * six(2 * math.pi * i / n, p)) * math.cos(2 * math.pi * i / n),
            r * (1 - h + h * six(2 * math.pi * i / n, p)) * math.sin(2 * math.pi * i / n)) for i in range(n)])
    o = loft(sections, material)
    o.data.auto_smooth_angle = math.radians(48)
    return o


def bar_grip(length, r, material, belly=1.12):
    along_x([(r, -length / 2), (r * 1.02, -length * 0.4)] + [(r * (1 + (belly - 1) * math.cos(math.pi * t / 2 * 0.98)), length * 0.4 * t) for t in (-0.8,
        -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8)] + [(r * 1.02, length * 0.4), (r, length / 2)], material)


def dumbbell():
    if EXTRA == "neoprene":
        m = MATT_PAINT()
        prof = [(0.3, 1.02, 1), (0.36, 1.0, 1), (0.405, 0.95, 1), (0.42, 0.88, 1), (0.42, 0.62, 1), (0.405, 0.56, 1), (0.36, 0.52, 1), (0.27, 0.495, 0.8),
            (0.19, 0.475, 0.3), (0.155, 0.45, 0), (0.145, 0.38, 0), (0.155, 0.2, 0), (0.162, 0.0, 0)]
        prof = [(r, -x, h) for r, x, h in prof] + [(r, x, h) for r, x, h in reversed(prof[:-1])]
        dense = curve(prof, 4)
        placed(lambda: along_x(dense, m, p=18), (0, 0, 0.42))
        # A shallow rim around the end, and its middle.
        for s in (-1, 1):
            placed(lambda: along_x([(0.29, s * 1.018, 1), (0.285, s * 1.03, 1), (0.25, s * 1.03, 1), (0.245, s * 1.0, 1)], m), (0, 0, 0.42))
    elif EXTRA == "hexagonal":
        rubber = mat("weight-rubber", (0.028, 0.028, 0.03), 0.5)
        R = 0.44
        for s in (-1, 1):
            prof = [(0.3, 1.06), (0.37, 1.06), (0.425, 1.02), (R, 0.96), (R, 0.56), (0.425, 0.5), (0.37, 0.46), (0.16, 0.44)]
            placed(lambda: along_x([(r, s * x) for r, x in curve(prof, 3)], rubber, 1.0, p=22), (0, 0, R))
            placed(lambda: along_x([(0.3, s * 1.0), (0.3, s * 1.07), (0.285, s * 1.078), (0.001, s * 1.078)], SATIN_PAINT()), (0, 0, R))
            placed(lambda: along_x([(0.17, s * 1.0), (0.17, s * 1.086), (0.155, s * 1.094), (0.001, s * 1.094)], rubber), (0, 0, R))
            placed(lambda: along_x([(0.19, s * 0.3), (0.2, s * 0.41), (0.2, s * 0.47)], CHROME()), (0, 0, R))
        placed(lambda: bar_grip(0.94, 0.118, mat("knurled", (0.5, 0.5, 0.51), 0.42, 1.0), 1.22), (0, 0, R))
        for s in (-1, 1):
            for k in range(11):
                placed(lambda: ring((s * 0.03 * (k + 0.5), 0, 0), 0.137 - 0.00045 * (k + 0.5) ** 1.6, 0.008, BRUSHED(), (0, 90, 0)), (0, 0, R))
    elif EXTRA == "iron":
        iron = mat("paint-iron", (0.8, 0.8, 0.8), 0.46, coat=0.25, bump=0.12, scale=26)
        R = 0.44
        for s in (-1, 1):
            prof = [(0.001, 0.94), (0.2, 0.94), (0.22, 0.96), (0.3, 0.96), (0.32, 0.94), (0.38, 0.93), (0.425, 0.9), (R, 0.85), (R, 0.63), (0.425, 0.58),
                (0.38, 0.55), (0.28, 0.53), (0.19, 0.5), (0.14, 0.45)]
            placed(lambda: along_x([(r, s * x) for r, x in curve(prof, 4)], iron), (0, 0, R))
        placed(lambda: bar_grip(1.0, 0.115, iron, 1.25), (0, 0, R))
    else:
        R = 0.5
        put = lambda f: placed(f, (0, 0, R))
        put(lambda: along_x([(0.085, -1.25), (0.1, -1.22), (0.1, 1.22), (0.085, 1.25)], CHROME()))
        put(lambda: bar_grip(0.8, 0.128, mat("bar-grip", (0.03, 0.03, 0.032), 0.6), 1.08))
        for k in range(13):
            put(lambda: ring((-0.3 + 0.05 * k, 0, 0), 0.132, 0.011, SOFT_RUBBER(), (0, 90, 0)))
        for s in (-1, 1):
            put(lambda: along_x([(0.1, s * 0.4), (0.18, s * 0.4), (0.19, s * 0.42), (0.19, s * 0.46), (0.1, s * 0.47)], CHROME()))
            x = 0.47
            for r, w in ((0.5, 0.15), (0.42, 0.13), (0.34, 0.12)):
                prof = [(0.12, 0), (r - 0.12, 0.0), (r - 0.09, -0.012), (r - 0.03, -0.012), (r, 0.015), (r, w - 0.015), (r - 0.03, w + 0.012),
                    (r - 0.09, w + 0.012), (r - 0.12, w), (0.12, w)]
                put(lambda: along_x([(q, s * (x + t + 0.012)) for q, t in prof], SATIN_PAINT()))
                x += w + 0.03
            # A star nut with its rubber ring.
            put(lambda: along_x([(0.1, s * x), (0.15, s * x), (0.16, s * (x + 0.02)), (0.16, s * (x + 0.04)), (0.1, s * (x + 0.05))], SOFT_RUBBER()))

            def star():
                n = 12
                o = [((0.24 if i % 2 else 0.2) * math.cos(2 * math.pi * (i + 0.5) / n),
                    (0.24 if i % 2 else 0.2) * math.sin(2 * math.pi * (i + 0.5) / n)) for i in range(n)]
                plate(closed(o, 5), 0.11, CHROME(), (s * (x + 0.04) - (0 if s > 0 else 0.11), 0, 0), (0, 90, 0), 0.02)

            put(star)
            for k in range(6):
                put(lambda: ring((s * (x + 0.17 + 0.03 * k), 0, 0), 0.1, 0.009, CHROME(), (0, 90, 0)))


def dumbbells():
    if EXTRA == "adjustable":
        placed(dumbbell, (0, 0.62, 0), (0, 0, 0))
        placed(dumbbell, (0.1, -0.66, 0), (0, 0, 14))
    else:
        placed(dumbbell, (-0.05, 0.55, 0), (0, 0, -4))
        placed(dumbbell, (0.12, -0.55, 0), (0, 0, 22))


def spiral_roll(turns, r0, pitch, tail, width, thick, top, bottom):
    """A mat, half rolled: the roll stands at x = 0, its open end lies towards -x; y is its width."""
    pts = []
    n = int(turns * 64)
    R = r0 + pitch * turns
    for i in range(n + 1):
        t = i / 64
        a = 2 * math.pi * (t - turns) - math.pi / 2
        r = r0 + pitch * t
        pts.append((-r * math.cos(a), r * math.sin(a) + R))
    pts += [(-tail * k / 30, 0.004 * math.sin(k * 0.5)) for k in range(1, 31)]
    V = [Vector((x, 0, z)) for x, z in pts]
    outer = []
    for k, p in enumerate(V):
        d = (V[min(k + 1, len(V) - 1)] - V[max(k - 1, 0)]).normalized()
        nrm = Vector((d.z, 0, -d.x))
        outer.append(nrm)
    half = width / 2
    for lo, hi, m in ((0.0, 0.5, top), (0.5, 1.0, bottom)):
        verts, faces = [], []
        for p, q in zip(V, outer):
            a, b = p - q * thick * lo, p - q * thick * hi
            verts += [(a.x, -half, a.z + 0.0), (b.x, -half, b.z), (b.x, half, b.z), (a.x, half, a.z)]
        for k in range(len(V) - 1):
            faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
        e = 4 * (len(V) - 1)
        faces += [(0, 1, 2, 3), (e, e + 1, e + 2, e + 3)]
        add("mat", verts, faces, m)
    return R


def yoga():
    top = mat("paint-mat", (0.8, 0.8, 0.8), 0.8, bump=0.35, scale=55)
    if EXTRA == "folded":
        # Folded in a zigzag: eight layers, round at the folds.
        w, d, t, layers = 1.9, 0.86, 0.085, 8
        pts = []
        for k in range(layers):
            z = t * (k + 0.5)
            ends = (-w / 2, w / 2) if k % 2 == 0 else (w / 2, -w / 2)
            for f in (0.0, 0.25, 0.5, 0.75, 1.0):
                pts.append((ends[0] + (ends[1] - ends[0]) * f + 0.012 * math.sin(k * 2.3), z))
            if k < layers - 1:
                e = 1 if ends[1] > 0 else -1
                pts += [(ends[1] + e * 0.05, z + t * 0.2), (ends[1] + e * 0.066, z + t * 0.5), (ends[1] + e * 0.05, z + t * 0.8)]
        line = curve(pts, 4)
        V = [Vector((x, 0, z)) for x, z in line]
        half = 0.034
        verts, faces = [], []
        for k, p in enumerate(V):
            q = (V[min(k + 1, len(V) - 1)] - V[max(k - 1, 0)]).normalized()
            nrm = Vector((-q.z, 0, q.x))
            a, b = p + nrm * half, p - nrm * half
            verts += [(a.x, -d, a.z), (b.x, -d, b.z), (b.x, d, b.z), (a.x, d, a.z)]
        for k in range(len(V) - 1):
            faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
        e = 4 * (len(V) - 1)
        faces += [(0, 1, 2, 3), (e, e + 1, e + 2, e + 3)]
        add("mat", verts, faces, mat("paint-mat", (0.8, 0.8, 0.8), 0.8, bump=0.3, scale=40))
        # Lines pressed into the top.
        H = t * layers + 0.002
        for k in range(5):
            y = -0.62 + 0.31 * k
            box((w - 0.24, 0.012, 0.006), (0, y, H), mat("paint-line", (0.62, 0.62, 0.62), 0.8), 0.002)
        return
    thick = 0.06
    if EXTRA == "cork":
        cork = mat("cork-sheet", (0.58, 0.38, 0.21), 0.85)
        spots = cork.node_tree
        n = spots.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = 26, 3
        ramp = spots.nodes.new("ShaderNodeValToRGB")
        e = ramp.color_ramp.elements
        e[0].position, e[0].color = 0.3, (0.3, 0.17, 0.08, 1)
        e[1].position, e[1].color = 0.52, (0.6, 0.4, 0.225, 1)
        coord = spots.nodes.new("ShaderNodeTexCoord")
        spots.links.new(coord.outputs["Object"], n.inputs["Vector"])
        spots.links.new(n.outputs["Fac"], ramp.inputs[0])
        spots.links.new(ramp.outputs[0], spots.nodes["Principled BSDF"].inputs["Base Color"])
        R = spiral_roll(4, 0.1, thick + 0.008, 2.0, 2.0, thick, cork, top)
    else:
        R = spiral_roll(4, 0.1, thick + 0.008, 2.0, 2.0, thick, top, mat("paint-under", (0.62, 0.62, 0.62), 0.85))
        # Guide lines at the middle of the mat.
        for x in (-1.5, -1.56):
            box((0.02, 1.7, 0.006), (x, 0, thick + 0.002), mat("mat-line", (0.75, 0.75, 0.74), 0.8), 0.002)
    # The carrying strap: a loop around the roll at each side and the band between them.
    band = WEBBING()
    out = R + 0.012
    for y in (-0.6, 0.6):
        pts = [(out * math.cos(2 * math.pi * k / 40 + 0.4), y, R + out * math.sin(2 * math.pi * k / 40 + 0.4)) for k in range(0, 35)]
        sleeve(pts, 0.055, band, 0.014, up=lambda p: (p.x, 0, p.z - R), n=3)
        box((0.05, 0.17, 0.12), (out * 0.76, y, R + out * 0.72), BLACK(), 0.02, turn=(0, -45, 0))
    sleeve([(out * 0.74, -0.6, R + out * 0.76), (out * 0.9, -0.45, R + out * 1.0), (out * 0.98, 0, R + out * 1.12), (out * 0.9, 0.45, R + out * 1.0),
        (out * 0.74, 0.6, R + out * 0.76)], 0.055, band, 0.014, up=(0.5, 0, 1))


# Balls


def ball_panels(polygons, R, groove, soft_edge, material_of, steps=14):
    """A ball of these spherical polygons (unit vectors): each a cushion with round edges."""
    for index, corners in enumerate(polygons):
        mid = sum(corners, Vector()).normalized()
        n = len(corners)
        planes = [(corners[i].cross(corners[(i + 1) % n])).normalized() for i in range(n)]
        if planes[0].dot(mid) < 0:
            planes = [-p for p in planes]
        verts, faces = [], []

        def lift(p):
            d = min(max(0.0, pl.dot(p)) for pl in planes)
            f = min(1.0, d / soft_edge)
            return R * (1 - groove * (1 - math.sqrt(1 - (1 - f) ** 2)))

        for i in range(n):
            a, b = corners[i], corners[(i + 1) % n]
            k = len(verts)
            for r in range(steps + 1):
                # More rows near the edge.
                t = 1 - (1 - r / steps) ** 1.7
                for s in range(steps + 1):
                    p = (mid * (1 - t) + (a * (1 - s / steps) + b * (s / steps)) * t).normalized()
                    verts.append(tuple(p * lift(p)))
            for r in range(steps):
                for s in range(steps):
                    q = k + r * (steps + 1) + s
                    faces.append((q, q + 1, q + steps + 2, q + steps + 1))
        o = add("panel", verts, faces, material_of(index, n))
        join_points(o, 1e-4)
        o.data.use_auto_smooth = False


def solid(kind):
    """The faces of a truncated icosahedron or of a dodecahedron, as unit vectors in order."""
    g = (1 + 5**0.5) / 2
    ico = [Vector(v).normalized() for a in (-1, 1) for b in (-g, g) for v in ((0, a, b), (a, b, 0), (b, 0, a))]
    near = min((p - ico[0]).length for p in ico[1:])
    nb = {i: [j for j in range(12) if j != i and (ico[i] - ico[j]).length < near * 1.1] for i in range(12)}

    def order(points):
        mid = sum(points, Vector()).normalized()
        x = (points[0] - mid * mid.dot(points[0])).normalized()
        y = mid.cross(x)
        return sorted(points, key=lambda p: math.atan2(p.dot(y), p.dot(x)))

    triangles = {tuple(sorted((i, j, k))) for i in range(12) for j in nb[i] for k in nb[i] if k in nb[j]}
    if kind == "dodeca":
        return [order([(ico[a] + ico[b] + ico[c]).normalized() for a, b, c in triangles if i in (a, b, c)]) for i in range(12)]
    cut = lambda i, j: (ico[i] * 2 + ico[j]).normalized()
    faces = [order([cut(i, j) for j in nb[i]]) for i in range(12)]
    for t in sorted(triangles):
        faces.append(order([cut(a, b) for a in t for b in t if a != b]))
    return faces


def football():
    white = mat("ball-white", (0.82, 0.82, 0.81), 0.36, coat=0.3)

    def one():
        if EXTRA == "match":
            # Pentagons with broad bands of colour that meet in three.
            navy = mat("ball-navy", (0.012, 0.03, 0.13), 0.36, coat=0.3)
            accent = mat("ball-accent", (0.75, 0.08, 0.02), 0.36, coat=0.3)
            faces = []
            for corners in solid("trunc"):
                if len(corners) == 5:
                    faces.append((corners, accent))
                    continue
                mid = sum(corners, Vector()).normalized()
                for i in range(0, 6, 2):
                    a, b, c = (corners[(i + 5) % 6] + corners[i]).normalized(), corners[i], corners[(i + 1) % 6]
                    d = (corners[(i + 1) % 6] + corners[(i + 2) % 6]).normalized()
                    faces.append(([a, b, c, d, mid], navy if i == 0 else white))
            ball_panels([f for f, m in faces], 1, 0.03, 0.05, lambda i, n: faces[i][1], 10)
        else:
            black = mat("ball-black", (0.018, 0.018, 0.02), 0.36, coat=0.3)
            ball_panels(solid("trunc"), 1, 0.034, 0.06, lambda i, n: black if n == 5 else white)

    placed(one, (0, 0, 1), (14, 22, 10))


def basketball():
    """Eight panels: three rings and two bowed seams, sunk into the ball."""
    R = 1.0
    bumps = mat("ball-orange", (0.62, 0.17, 0.035), 0.55)
    second = {"junior": mat("ball-blue", (0.02, 0.09, 0.36), 0.55), "indoor": mat("ball-brown", (0.36, 0.09, 0.03), 0.5)}.get(EXTRA, bumps)
    for m in {bumps, second}:
        t = m.node_tree
        v = t.nodes.new("ShaderNodeTexVoronoi")
        v.inputs["Scale"].default_value = 42
        h = t.nodes.new("ShaderNodeBump")
        h.inputs["Strength"].default_value, h.inputs["Distance"].default_value = 0.35, 0.012
        h.invert = True
        c = t.nodes.new("ShaderNodeTexCoord")
        t.links.new(c.outputs["Object"], v.inputs["Vector"])
        t.links.new(v.outputs["Distance"], h.inputs["Height"])
        t.links.new(h.outputs[0], t.nodes["Principled BSDF"].inputs["Normal"])

    def seams(p):
        """Distances of a unit vector from the seams."""
        x, y, z = p
        # The bowed seams: circles about +x and -x, squeezed so that they near the ring z = 0 at its sides.
        a = abs(x) - (0.5 + 0.2 * z * z - 0.18 * y * y)
        return abs(z), abs(y), abs(a) * 0.9

    width = 0.026

    def at(u, v):
        th, ph = 2 * math.pi * u, math.pi * (v - 0.5)
        p = Vector((math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph)))
        d = min(seams(p))
        f = max(0.0, 1 - d / (width * 1.7))
        return tuple(p * R * (1 - 0.02 * f * f))

    black = mat("ball-seam", (0.016, 0.016, 0.017), 0.6)
    nu, nv = 720, 360

    def which(u, v):
        th, ph = 2 * math.pi * u, math.pi * (v - 0.5)
        p = (math.cos(ph) * math.cos(th), math.cos(ph) * math.sin(th), math.sin(ph))
        d = min(seams(p))
        if d < width * 0.62:
            return 2
        x, y, z = p
        inner = abs(x) < 0.5 + 0.2 * z * z - 0.18 * y * y
        return int((y > 0) ^ (z > 0) ^ inner)

    def one():
        o = surface(at, nu, nv, bumps, wrap=True, angle=180)
        for m in (second, black):
            o.data.materials.append(m)
        for i, f in enumerate(o.data.polygons):
            f.material_index = which((i // nv + 0.5) / nu, (i % nv + 0.5) / nv)
        o.data.use_auto_smooth = False

    placed(one, (0, 0, R), (20, 18, 24))


# Rackets


def grip_spiral(y0, y1, r, material, flat=0.8, turns=9):
    """A wound grip along y with the edge of its band raised."""
    n = 24
    steps = turns * 16
    sections = []
    for k in range(steps + 1):
        t = k / steps
        y = y0 + (y1 - y0) * t
        loop = []
        for i in range(n):
            a = 2 * math.pi * i / n
            f = (t * turns - i / n) % 1
            q = r * (1 + 0.05 * f) / (abs(math.cos(a)) ** 6 + abs(math.sin(a)) ** 6) ** (1 / 6) * 0.92
            loop.append((q * math.cos(a), y, q * flat * math.sin(a)))
        sections.append(loop)
    o = loft(sections, material, "grip")
    o.data.auto_smooth_angle = math.radians(60)


def oval_ring(cx, cy, rx, ry, power=2.15, n=120, egg=0.0):
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        x = rx * math.copysign(abs(c) ** (2 / power), c)
        y = ry * math.copysign(abs(s) ** (2 / power), s)
        out.append((cx + x * (1 + egg * y / ry), cy + y))
    return out


def frame_tube(outline, z, half_w, half_h, material, closed_=True, power=3.0):
    """A rounded box section along a flat outline; half_w across, half_h up."""
    n = len(outline)
    sections = []
    m = 20
    for k in range(n):
        a, b = outline[(k - 1) % n], outline[(k + 1) % n]
        if not closed_:
            a, b = outline[max(k - 1, 0)], outline[min(k + 1, n - 1)]
        d = Vector((b[0] - a[0], b[1] - a[1], 0)).normalized()
        side = Vector((d.y, -d.x, 0))
        loop = []
        for i in range(m):
            t = 2 * math.pi * i / m
            c, s = math.cos(t), math.sin(t)
            q = side * half_w * math.copysign(abs(c) ** (2 / power), c)
            loop.append((outline[k][0] + q.x, outline[k][1] + q.y, z + half_h * math.copysign(abs(s) ** (2 / power), s)))
        sections.append(loop)
    if closed_:
        sections.append(sections[0])
    return loft(sections, material, "frame", caps=not closed_)


def strings(cx, cy, rx, ry, z, dx, dy, material, radius, egg=0.0, power=2.15):
    inside = lambda x, y: abs(x / (1 + egg * (y - cy) / ry) / rx) ** power + abs((y - cy) / ry) ** power < 1
    x = -rx + dx / 2
    while x < rx:
        ys = [cy - ry + 2 * ry * i / 200 for i in range(201)]
        ys = [y for y in ys if inside(x - cx, y)]
        if len(ys) > 8:
            tube([(cx + x, ys[0], z), (cx + x, ys[-1], z)], radius, material, round_=False)
        x += dx
    y = cy - ry + dy / 2
    while y < cy + ry:
        xs = [-rx * 1.2 + 2.4 * rx * i / 200 for i in range(201)]
        xs = [x for x in xs if inside(x, y)]
        if len(xs) > 8:
            tube([(cx + xs[0], y, z + radius * 0.8), (cx + xs[-1], y, z + radius * 0.8)], radius, material, round_=False)
        y += dy


def racket():
    if EXTRA == "tennis":
        frame = GLOSS_PAINT()
        cy, rx, ry = 1.05, 0.54, 0.68
        z = 0.09
        head = oval_ring(0, cy, rx, ry, 2.2, egg=0.06)
        frame_tube(head, z, 0.045, 0.085, frame)
        dark = mat("frame-black", (0.02, 0.02, 0.022), 0.3, coat=0.5)
        # Dark parts of the head: at the top and at the sides, a hair thicker.
        for a0, a1 in ((62, 118), (200, 232), (308, 340)):
            arc = [p for i, p in enumerate(head) if a0 <= 3 * i <= a1]
            frame_tube(arc, z, 0.048, 0.088, dark, False)
        for s in (-1, 1):
            arm = curve([(s * 0.485, cy - 0.36), (s * 0.36, 0.42), (s * 0.2, 0.12), (s * 0.085, -0.14), (s * 0.06, -0.36)], 8)
            frame_tube(arm, z, 0.048, 0.083, frame, False)
        frame_tube(curve([(-0.37, 0.5), (-0.2, 0.4), (0, 0.365), (0.2, 0.4), (0.37, 0.5)], 6), z, 0.036, 0.07, dark, False)
        strings(0, cy, rx, ry, z, 0.083, 0.085, mat("string", (0.75, 0.74, 0.68), 0.4), 0.0062, egg=0.06, power=2.2)
        box((0.22, 0.36, 0.16), (0, -0.42, z), dark, 0.05)
        placed(lambda: grip_spiral(-1.5, -0.52, 0.092, mat("grip", (0.03, 0.03, 0.032), 0.8)), (0, 0, z))
        placed(lambda: grip_spiral(-0.6, -0.5, 0.1, frame, turns=1), (0, 0, z))
        lying([(0, -1.58), (0.09, -1.575), (0.11, -1.55), (0.11, -1.5), (0.09, -1.48)], (0, 0, z), dark)
    elif EXTRA == "badminton":
        frame = GLOSS_PAINT()
        cy, rx, ry, z = 1.2, 0.42, 0.55, 0.06
        frame_tube(oval_ring(0, cy, rx, ry, 2.3, egg=0.04), z, 0.026, 0.032, frame)
        strings(0, cy, rx, ry, z, 0.06, 0.062, mat("string", (0.78, 0.78, 0.76), 0.4), 0.0042, egg=0.04, power=2.3)
        lying([(0.03, 0.55), (0.034, 0.58), (0.034, 0.66), (0.028, 0.7)], (0, 0, z), frame)
        sheet(closed([(-0.09, 0.655), (0.09, 0.655), (0.035, 0.58), (-0.035, 0.58)], 4), 0.05, frame, (0, 0, z - 0.025), 0, 0.012)
        lying([(0.024, -0.62), (0.024, 0.62)], (0, 0, z), mat("shaft", (0.05, 0.05, 0.055), 0.25, coat=0.6))
        lying(curve([(0.026, -0.46), (0.04, -0.54), (0.062, -0.66), (0.066, -0.7)], 5), (0, 0, z), frame)
        placed(lambda: grip_spiral(-1.5, -0.68, 0.067, mat("grip-light", (0.6, 0.6, 0.59), 0.85), 0.95, 11), (0, 0, z))
        lying([(0, -1.56), (0.068, -1.555), (0.08, -1.53), (0.078, -1.49), (0.06, -1.47)], (0, 0, z), frame)
    elif EXTRA == "table":
        # Round blade of plies, rubber with sponge on both faces, a flared handle.
        wood = mat("ply", (0.6, 0.42, 0.23), 0.5, wood=(0.66, 0.48, 0.28))
        dark = mat("ply-dark", (0.2, 0.1, 0.04), 0.5)
        blade_ = closed([(0, 1.5), (0.42, 1.42), (0.7, 1.12), (0.76, 0.72), (0.66, 0.3), (0.42, 0.02), (0.16, -0.12), (-0.16, -0.12), (-0.42, 0.02),
            (-0.66, 0.3), (-0.76, 0.72), (-0.7, 1.12), (-0.42, 1.42)], 8)
        z = 0.13
        sheet(blade_, 0.03, wood, (0, 0, z - 0.045), 0, 0.006)
        sheet(blade_, 0.02, dark, (0, 0, z - 0.0155), 0, 0.004)
        sheet(blade_, 0.03, wood, (0, 0, z + 0.0045), 0, 0.006)
        # The rubber ends in a straight edge above the handle.
        face = [(x * 0.985, 0.7 + (y - 0.7) * 0.985) for x, y in blade_ if y > 0.1]
        k = max(range(len(face)), key=lambda i: (face[i][0] - face[i - 1][0]) ** 2 + (face[i][1] - face[i - 1][1]) ** 2)
        face = face[k:] + face[:k]
        for s, m in ((1, mat("paint-rubber", (0.8, 0.8, 0.8), 0.5)), (-1, SOFT_RUBBER())):
            sheet(face, 0.035, mat("sponge", (0.8, 0.5, 0.2), 0.9), (0, 0, z + (0.035 if s > 0 else -0.08)), 0, 0.004)
            sheet(face, 0.02, m, (0, 0, z + (0.071 if s > 0 else -0.101)), 0, 0.008)
        # Handle scales, their section a half round.
        for s in (-1, 1):
            sections = []
            for k in range(25):
                t = k / 24
                y = 0.1 - 1.0 * t
                w = 0.15 + 0.03 * (1 - t) ** 3 + 0.05 * t**3
                h = 0.11 * (1 - (1 - min(1, t / 0.16)) ** 2) ** 0.5 if t < 0.16 else 0.11
                h = max(0.004, h) * (1 if t < 0.97 else 0.8)
                row = [(w * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), y,
                    z + s * (0.045 + h * math.sin(a) ** 0.7)) for a in [math.pi * i / 16 for i in range(17)]]
                sections.append(row)
            loft(sections, mat("handle-wood", (0.36, 0.17, 0.07), 0.42, coat=0.3, wood=(0.46, 0.24, 0.11)), "handle")
        sheet([(x, y * 1.0) for x, y in ((-0.15, 0.0), (0.15, 0.0), (0.15, -0.5), (0.18, -0.88), (-0.18, -0.88), (-0.15, -0.5))], 0.088, wood,
            (0, 0, z - 0.044), 0, 0.01)
    else:
        # Padel: a thick face with holes, an open throat, a short handle with a wrist strap.
        face = GLOSS_PAINT()
        dark = mat("frame-black", (0.02, 0.02, 0.022), 0.3, coat=0.5)
        z, t = 0.14, 0.2
        shape = closed([(0, 1.42), (0.36, 1.36), (0.62, 1.12), (0.7, 0.74), (0.62, 0.36), (0.42, 0.02), (0.2, -0.28), (0.11, -0.44), (-0.11, -0.44),
            (-0.2, -0.28), (-0.42, 0.02), (-0.62, 0.36), (-0.7, 0.74), (-0.62, 1.12), (-0.36, 1.36)], 8)
        o = plate(shape, t, face, (0, 0, z - t / 2), r=0.045, segments=4)
        bpy.context.view_layer.update()

        def holes():
            for j in range(-4, 5):
                for i in range(-3, 4):
                    x, y = i * 0.15 + (0.075 if j % 2 else 0), 0.78 + j * 0.125
                    if (x / 0.52) ** 2 + ((y - 0.78) / 0.55) ** 2 < 1:
                        plate(ring_outline(0.036, 16), 0.6, dark, (x, y, z - 0.3), r=0)
            gap = closed([(0, 0.14), (0.2, 0.08), (0.17, -0.04), (0, -0.26), (-0.17, -0.04), (-0.2, 0.08)], 6)
            plate(gap, 0.6, dark, (0, 0, z - 0.3), r=0)

        cut_by(o, holes)
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(40)
        edge = [(x * 1.008, 0.5 + (y - 0.5) * 1.006) for x, y in shape if y > -0.2]
        k = max(range(len(edge)), key=lambda i: (edge[i][0] - edge[i - 1][0]) ** 2 + (edge[i][1] - edge[i - 1][1]) ** 2)
        edge = edge[k:] + edge[:k]
        frame_tube(edge, z, 0.02, 0.075, dark, False)
        placed(lambda: grip_spiral(-1.12, -0.42, 0.135, mat("grip", (0.03, 0.03, 0.032), 0.8), 0.92, 7), (0, 0, z))
        lying([(0, -1.22), (0.12, -1.215), (0.15, -1.18), (0.15, -1.12), (0.13, -1.1)], (0, 0, z), face)
        tube([(0.02, -1.2, z), (0.1, -1.34, 0.05), (0.34, -1.42, 0.02), (0.5, -1.2, 0.02), (0.44, -0.9, 0.02), (0.3, -0.86, 0.02), (0.22, -1.05, 0.02),
            (0.1, -1.3, 0.04), (-0.02, -1.2, z)], 0.018, WEBBING(), n=10)



# Boards


def deck(L, W, kick, dish, z0, outline, layers, grip=None):
    """A board along x: layers of (thickness, material) from above; outline(t): share of the half width from end to end."""
    n, m = 96, 18
    lift = lambda x: kick * max(0.0, (abs(x) - L * 0.31) / (L * 0.19)) ** 1.6

    def slab(top, thick, inset, material, pick=lambda x: 1.0):
        sections = []
        for k in range(n + 1):
            t = 0.5 - 0.5 * math.cos(math.pi * k / n)
            x = (-0.5 + t) * (L - 2 * inset)
            w = max(0.004, W / 2 * outline(t) - inset) * pick(x)
            up, down = [], []
            for j in range(m + 1):
                y = (2 * j / m - 1) * w
                z = z0 + lift(x) + dish * (y / (W / 2)) ** 2 - top
                up.append((x, y, z))
                down.append((x, y, z - thick))
            sections.append(up + down[::-1])
        o = loft(sections, material, "ply")
        o.data.auto_smooth_angle = math.radians(40)

    top = 0.0
    for thick, material in layers:
        slab(top, thick, 0.0, material)
        top += thick
    if grip:
        slab(-0.006, 0.006, 0.008, grip)
    return lift


def truck(x, z, r, wide, wheel_m, side, metal):
    """An axle under the deck at height z with two wheels on the ground."""
    box((0.26, 0.2, 0.03), (x, 0, z - 0.02), metal, 0.012)
    box((0.2, 0.18, 0.02), (x, 0, z - 0.005), SOFT_RUBBER(), 0.004)
    tube([(x - side * 0.05, 0, z - 0.03), (x, 0, r + 0.06)], [0.06, 0.05], mat("bushing", (0.7, 0.08, 0.03), 0.5), round_=False)
    tube([(x, -wide, r), (x, -wide * 0.5, r + 0.012), (x, 0, r + 0.035), (x, wide * 0.5, r + 0.012), (x, wide, r)], [0.026, 0.035, 0.055, 0.035, 0.026],
        metal, n=6)
    tube([(x + side * 0.08, 0, z - 0.05), (x, 0, r + 0.03)], [0.025, 0.04], metal, round_=False)
    for s in (-1, 1):
        y = s * (wide + 0.075)
        turned_front([(0.05, -0.07), (r * 0.8, -0.075), (r, -0.05), (r, 0.05), (r * 0.8, 0.075), (0.05, 0.07)], (x, y, r), wheel_m, n=64)
        turned_front([(0, 0.062), (0.05, 0.062), (0.056, 0.055)] if s < 0 else [(0.056, -0.055), (0.05, -0.062), (0, -0.062)], (x, y, r), BRUSHED(), n=40)
        turned_front([(0, 0.085), (0.018, 0.083), (0.02, 0.06)] if s < 0 else [(0.02, -0.06), (0.018, -0.083), (0, -0.085)], (x, y, r), CHROME(), n=24)
    for dx in (-0.09, 0.09):
        for dy in (-0.06, 0.06):
            lathe([(0, 0.01), (0.016, 0.009), (0.018, 0)], BRUSHED(), at=(x + dx, dy, z + 0.088), n=20)


def skateboard():
    maple = mat("maple", (0.55, 0.36, 0.19), 0.45, coat=0.3, wood=(0.64, 0.46, 0.27))
    tape = mat("grip-tape", (0.022, 0.022, 0.024), 0.92)
    metal = mat("truck", (0.5, 0.5, 0.51), 0.3, 1.0)
    red = mat("ply-red", (0.5, 0.03, 0.02), 0.45)
    if EXTRA == "longboard":
        # A pointed tail and a round nose; a bare deck with a stripe of grip at both sides.
        L, W, r, z = 3.5, 0.8, 0.14, 0.36
        shape = lambda t: (1 - (2 * t - 1) ** 4) ** 0.5 if t > 0.5 else (1 - abs(2 * t - 1) ** 2.1) ** 0.85
        deck(L, W, 0.02, 0.03, z + 0.085, shape, [(0.022, maple), (0.014, mat("ply-dark", (0.2, 0.1, 0.05), 0.5)), (0.03, maple)])
        for s in (-1, 1):

            def at(u, v, s=s):
                t = 0.04 + 0.9 * u
                t = 0.5 - 0.5 * math.cos(math.pi * t)
                x = (-0.5 + t) * L
                w = W / 2 * shape(t)
                y = s * w * (0.97 - v * 0.55 * math.sin(math.pi * u) ** 0.5)
                lift = 0.02 * max(0.0, (abs(x) - L * 0.31) / (L * 0.19)) ** 1.6
                return (x, y, z + 0.0865 + lift + 0.03 * (y / (W / 2)) ** 2)

            surface(at, 90, 14, tape, thick=0.003)
        for x, side in ((-1.18, -1), (1.18, 1)):
            truck(x, z, r, 0.3, mat("wheel-orange", (0.8, 0.23, 0.03), 0.4, coat=0.2), side, metal)
        return
    L, W, r, z = 2.6, 0.68, 0.105, 0.28
    shape = lambda t: max(0.0, 1 - abs(2 * t - 1) ** 7.5) ** 0.42
    deck(L, W, 0.2, 0.045, z + 0.085, shape, [(0.02, maple), (0.012, red), (0.014, maple), (0.012, red), (0.018, maple)], tape)
    for x, side in ((-0.74, -1), (0.74, 1)):
        truck(x, z, r, 0.24, mat("wheel-white", (0.78, 0.76, 0.7), 0.4, coat=0.2), side, metal)


# Water


VINYL = lambda name, color: mat("vinyl-" + name, color, 0.24, coat=0.5)


def torus(R, r, at, material, squash=1.0, span=(0.0, 1.0), n=120, m=36):
    profile = [(R + r * math.cos(2 * math.pi * i / m), r * squash * math.sin(2 * math.pi * i / m)) for i in range(m + 1)]
    return lathe(profile, material, span, n, at, "torus")


def weld(R, at, material, wide=0.02):
    """The flat seam around an inflated ring."""
    lathe([(R - 0.02, -0.006), (R + wide, -0.006), (R + wide, 0.006), (R - 0.02, 0.006)], material, n=120, at=at)


def valve(at, material, turn=(0, 0, 0)):
    placed(lambda: lathe([(0.07, 0), (0.07, 0.012), (0.035, 0.02), (0.035, 0.07), (0.028, 0.08), (0, 0.08)], material, n=32), at, turn)


def wing(at, turn, material, s=1):
    """A flat inflated wing with three feathers, towards +x."""

    def one():
        shape = closed([(-0.42, 0.0), (-0.38, 0.22), (-0.1, 0.34), (0.25, 0.3), (0.52, 0.16), (0.42, 0.08), (0.5, -0.06), (0.34, -0.1), (0.36, -0.22),
            (0.05, -0.2), (-0.3, -0.16)], 6)
        sections = []
        for a in range(-4, 5):
            t = a / 4
            f = math.sqrt(max(0.0, 1 - t * t))
            g = 0.35 + 0.65 * f if abs(t) < 1 else 0.3
            sections.append([(x * (0.88 + 0.12 * g), 0.1 * math.sin(math.pi / 2 * t), z * (0.8 + 0.2 * g)) for x, z in shape])
        o = loft(sections, material, "wing")
        o.data.use_auto_smooth = False
        upright(shape, -0.008, 0.008, material, 0.004)

    placed(one, at, turn)


def float_():
    white = VINYL("white", (0.8, 0.8, 0.79))
    black = VINYL("black", (0.015, 0.015, 0.017))
    if EXTRA == "flamingo":
        pink = VINYL("pink", (0.85, 0.13, 0.28))
        deep = VINYL("deep-pink", (0.72, 0.05, 0.18))
        torus(1.0, 0.38, (0, 0, 0.36), pink, 0.92)
        weld(1.38, (0, 0, 0.36), deep)
        neck = [(-0.98, 0, 0.5), (-1.12, 0, 0.95), (-1.08, 0, 1.4), (-0.86, 0, 1.8), (-0.88, 0, 2.16), (-1.12, 0, 2.34)]
        tube(neck, [0.34, 0.27, 0.22, 0.2, 0.21, 0.22], pink, n=12)
        ball(0.3, (-1.16, 0, 2.34), pink, (1.1, 0.92, 0.95))
        tube([(-1.3, 0, 2.36), (-1.55, 0, 2.36), (-1.66, 0, 2.3)], [0.22, 0.17, 0.145], white, n=6)
        tube([(-1.62, 0, 2.32), (-1.76, 0, 2.22), (-1.83, 0, 2.04), (-1.82, 0, 1.93)], [0.152, 0.135, 0.09, 0.03], black, n=8)
        for s in (-1, 1):
            ball(0.1, (-1.26, s * 0.235, 2.44), white, (1, 0.4, 1))
            ball(0.055, (-1.28, s * 0.265, 2.44), black, (1, 0.4, 1))
            wing((0.35, s * 1.12, 0.86), (s * -24, -14, 0), deep)
            wing((0.25, s * 1.1, 0.72), (s * -24, -4, 0), pink)
        tube([(1.2, 0, 0.55), (1.5, 0, 0.8), (1.66, 0, 1.02)], [0.26, 0.2, 0.04], deep, n=8)
        valve((0.3, -0.98, 0.7), white)
    elif EXTRA == "unicorn":
        torus(1.0, 0.38, (0, 0, 0.36), white, 0.92)
        weld(1.38, (0, 0, 0.36), VINYL("lilac", (0.55, 0.36, 0.75)))
        tube([(-0.95, 0, 0.5), (-1.1, 0, 1.0), (-1.08, 0, 1.5), (-1.05, 0, 1.85)], [0.38, 0.34, 0.29, 0.28], white, n=10)
        tube([(-0.92, 0, 1.92), (-1.2, 0, 1.95), (-1.5, 0, 1.78), (-1.72, 0, 1.62), (-1.8, 0, 1.58)], [0.2, 0.34, 0.27, 0.23, 0.1], white, n=10)
        ball(0.22, (-1.7, 0, 1.62), VINYL("rose", (0.85, 0.4, 0.5)), (0.86, 1.0, 0.86))
        gold = VINYL("gold", (0.85, 0.5, 0.06))
        n = 80
        tube([(-1.2 - 0.26 * k / n, 0, 2.2 + 0.72 * k / n) for k in range(n + 1)],
            [0.13 * (1 - 0.9 * k / n) + 0.014 * math.sin(k * 0.62) * (1 - k / n) for k in range(n + 1)], gold, round_=False)
        colors = [("red", (0.8, 0.06, 0.05)), ("orange", (0.88, 0.3, 0.03)), ("yellow", (0.88, 0.62, 0.04)), ("green", (0.12, 0.55, 0.12)),
            ("sky", (0.06, 0.4, 0.75)), ("lilac", (0.4, 0.16, 0.6))]
        for k, (name, c) in enumerate(colors):
            t = k / 5
            x, z = (-1.02 + 0.18 * math.sin(math.pi * t) + 0.2 * t, 2.26 - 1.45 * t)
            ball(0.23 + 0.05 * math.sin(math.pi * t), (x + 0.1, 0, z), VINYL(name, c), (1.0, 0.72, 0.8))
            a = math.radians(-32 + 64 * t)
            tube([(1.2, 0.05 * (k - 2.5), 0.5), (1.55, 0.14 * (k - 2.5), 0.8), (1.7 + 0.04 * math.cos(a), 0.22 * (k - 2.5), 0.62),
                (1.78, 0.26 * (k - 2.5), 0.4)], [0.1, 0.13, 0.11, 0.03], VINYL(name, c), n=8)
        for s in (-1, 1):
            tube([(-1.06, s * 0.2, 2.14), (-1.0, s * 0.27, 2.34), (-1.0, s * 0.27, 2.5)], [0.1, 0.09, 0.015], white, n=6)
            eye = [(-1.36 + 0.12 * math.cos(math.radians(a)), s * (0.285 - 0.02 * abs(a - 270) / 70),
                1.98 + 0.1 * math.sin(math.radians(a))) for a in range(200, 341, 10)]
            tube(eye, 0.02, black, round_=False)
            for a in (210, 240, 270, 300):
                c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
                tube([(-1.36 + 0.12 * c, s * 0.285, 1.98 + 0.1 * d), (-1.36 + 0.18 * c, s * 0.288, 1.98 + 0.17 * d)], [0.018, 0.008], black, round_=False)
            wing((0.3, s * 1.12, 0.84), (s * -24, -14, 0), VINYL("rose", (0.85, 0.4, 0.5)))
            wing((0.2, s * 1.1, 0.72), (s * -24, -4, 0), white)
    elif EXTRA == "round":
        coral = VINYL("coral", (0.82, 0.1, 0.06))
        for k in range(8):
            torus(1.0, 0.36, (0, 0, 0.36), coral if k % 2 else white, 1.0, (k / 8, (k + 1) / 8), 160)
        for k in range(8):
            torus(1.0, 0.363, (0, 0, 0.36), VINYL("navy", (0.015, 0.05, 0.2)), 1.0, (k / 8 - 0.004, k / 8 + 0.004), 1600)
        weld(1.36, (0, 0, 0.36), white)
        weld(0.645, (0, 0, 0.36), white, -0.02)
        for a in (22, 202):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            pts = [(0.26 * (2 * i / 10 - 1), 0, 0.14 * math.sin(math.pi * i / 10)) for i in range(11)]
            placed(lambda: sleeve(pts, 0.07, VINYL("navy", (0.015, 0.05, 0.2)), 0.018), (1.24 * c, 1.24 * s, 0.62), (0, 0, a + 90))
        valve((0.3, -0.96, 0.7), white)
    elif EXTRA == "armchair":
        sky = VINYL("turquoise", (0.02, 0.42, 0.5))
        # A ring for the base, a seat of ridges, two arms with cups, a high back of four rolls.
        base = [(x, y, 0.3) for x, y in rounded(2.5, 2.1, 0.55, 10)]
        loop = base + base[:1]
        tube(loop, 0.3, sky, round_=False)
        for k in range(6):
            x = -0.8 + 0.28 * k
            tube([(x, -0.7, 0.42), (x, 0, 0.4), (x, 0.7, 0.42)], 0.2, white, n=6)
        for s in (-1, 1):
            y = s * 1.0
            tube([(-0.95, y, 0.62), (-0.8, y, 0.74), (0.0, y, 0.78), (0.7, y, 0.8), (1.0, y, 0.74)], [0.14, 0.26, 0.28, 0.28, 0.24], sky, n=8)
            ball(0.16, (-0.95, y, 0.62), sky)
            lathe([(0.15, 0), (0.165, 0.02), (0.135, 0.03), (0.125, 0.0), (0.12, -0.1), (0, -0.1)], black, n=48, at=(-0.35, y, 1.04))
        for k in range(5):
            z = 0.72 + 0.3 * k
            x = 0.86 + 0.11 * k
            w = 0.86 - 0.05 * max(0, k - 2) ** 2
            tube([(x, -w, z), (x + 0.02, -w * 0.5, z), (x + 0.04, 0, z), (x + 0.02, w * 0.5, z), (x, w, z)], [0.19, 0.22, 0.23, 0.22, 0.19],
                sky if k < 4 else white, n=6)
            for s in (-1, 1):
                ball(0.19, (x, s * w, z), sky if k < 4 else white)
    else:
        # A buoy that a swimmer tows: two chambers, handles, a belt on its leash.
        orange = VINYL("orange", (0.9, 0.2, 0.02))
        body = curve([(0.001, -1.2), (0.2, -1.19), (0.34, -1.1), (0.44, -0.85), (0.48, -0.4), (0.49, 0.0), (0.48, 0.4), (0.44, 0.85), (0.34, 1.1),
            (0.2, 1.19), (0.001, 1.2)], 8)
        n = 96
        sections = [[(x, r * (1 + 0.02 * math.sin(i * 0.9 + x * 6) * max(0, abs(x) - 0.8)) * 1.12 * math.cos(2 * math.pi * i / n),
            0.44 + r * 0.88 * math.sin(2 * math.pi * i / n)) for i in range(n)] for r, x in body]
        o = loft(sections, orange, "buoy")
        o.data.use_auto_smooth = False
        edge = [(1.24 * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)), 0.585 * math.copysign(abs(math.sin(a)) ** 0.55,
            math.sin(a))) for a in [2 * math.pi * i / 80 for i in range(80)]]
        sheet(edge, 0.014, orange, (0, 0, 0.433), 0, 0.004)
        tape = WEBBING()
        for s in (-1, 1):
            sleeve([(-0.5, s * 0.36, 0.76), (-0.3, s * 0.4, 0.84), (0, s * 0.42, 0.87), (0.3, s * 0.4, 0.84), (0.5, s * 0.36, 0.76)], 0.04, tape, 0.012,
                up=(0, s * 0.6, 0.8))
            for x in (-0.5, 0.5):
                box((0.14, 0.14, 0.02), (x, s * 0.36, 0.75), orange, 0.008, turn=(-s * 40, 0, 0))
        valve((0.3, 0, 0.86), black)
        valve((-0.3, 0, 0.86), black)
        for x in (-0.72, 0.72):
            pts = [(x, 1.02 * 0.5 * math.cos(math.radians(a)) * 1.07, 0.44 + 0.425 * math.sin(math.radians(a)) * 1.0) for a in range(14, 167, 8)]
            sleeve(pts, 0.05, mat("reflect", (0.6, 0.6, 0.61), 0.3, 0.7), 0.012, up=lambda p: (0, p.y, p.z - 0.44), n=3)
        sleeve([(-1.16, 0, 0.44), (-1.36, -0.1, 0.2), (-1.3, -0.5, 0.03), (-0.9, -0.9, 0.02), (-0.6, -1.0, 0.02)], 0.04, tape, 0.012, up=(0.3, 0, 1))
        loop = [(0.18 + 0.84 * math.cos(2 * math.pi * k / 36), -1.02 + 0.26 * math.sin(2 * math.pi * k / 36), 0.03) for k in range(37)]
        P = [Vector(p) for p in loop]
        verts, faces = [], []
        for p in P:
            d = (p - Vector((0.18, -1.02, 0.03))).normalized()
            for r, z in ((0, 0.0), (0.014, 0.0), (0.014, 0.11), (0, 0.11)):
                verts.append((p.x + d.x * r, p.y + d.y * r, z))
        for k in range(36):
            faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
        add("belt", verts, faces, tape)
        box((0.2, 0.05, 0.12), (0.18, -1.29, 0.06), BLACK(), 0.02)


def mask():
    rubber = mat("silicone", (0.03, 0.031, 0.034), 0.42)
    lens = mat("lens", (0.035, 0.075, 0.1), 0.04, coat=1.0)
    paint = GLOSS_PAINT()

    def face(a, up, lift=0.0, w=0.62, h=0.8, depth=0.5):
        """A point of a bowed front: a and up from -1 to 1."""
        x = w * a
        z = h * up
        y = -depth * math.sqrt(max(0.0, 1 - 0.72 * a * a - 0.2 * up * up))
        nrm = Vector((a * 0.8, -1, up * 0.25)).normalized()
        return tuple(Vector((x, y, z)) + nrm * lift)

    def pane(outline, lift, material, rings=12):
        """A bowed pane within an outline of (a, up)."""
        ca = sum(p[0] for p in outline) / len(outline)
        cu = sum(p[1] for p in outline) / len(outline)
        n = len(outline)
        verts, faces = [], []
        for r in range(rings + 1):
            t = r / rings
            verts += [face(ca + (a - ca) * t, cu + (u - cu) * t, lift) for a, u in outline]
        for r in range(rings):
            for i in range(n):
                faces.append((r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i))
        o = add("pane", verts, faces, material)
        o.data.use_auto_smooth = False

    def rim(outline, lift, radius, material, flat=1.0):
        pts = [face(a, u, lift) for a, u in outline]
        tube(pts + [pts[0]], radius, material, round_=False, flat=flat)

    def skirt(outline, back, shrink, material):
        """From the rim to the face: a soft wall that turns in at its edge."""
        n = len(outline)
        steps = [(0, 0.0, 1.0), (0.3, 0.35, 1.03), (0.6, 0.7, 1.02), (0.85, 0.95, 0.98), (1.0, 1.0, 0.93), (0.96, 1.0, 0.86)]
        verts, faces = [], []
        for f, g, size in steps:
            for a, u in outline:
                p = Vector(face(a, u, -0.01))
                q = Vector((p.x * shrink, back + 0.12 * a * a, p.z * shrink))
                m = p.lerp(q, g)
                verts.append((m.x * size, m.y, m.z * size))
        for r in range(len(steps) - 1):
            for i in range(n):
                faces.append((r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i))
        o = add("skirt", verts, faces, material)
        o.data.use_auto_smooth = False
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness, s.offset = 0.03, 0

    def strap(points, half):
        sleeve(points, half, rubber, 0.025, up=lambda p: (p.x, p.y, 0), n=12)

    if EXTRA == "full":
        whole = closed([(0, 1.0), (0.5, 0.95), (0.86, 0.7), (0.98, 0.3), (0.92, -0.2), (0.68, -0.7), (0.36, -0.98), (0, -1.05), (-0.36, -0.98), (-0.68, -0.7),
            (-0.92, -0.2), (-0.98, 0.3), (-0.86, 0.7), (-0.5, 0.95)], 8)
        window = closed([(0, 0.86), (0.45, 0.82), (0.78, 0.6), (0.87, 0.26), (0.8, -0.1), (0.6, -0.28), (0.3, -0.32), (0.12, -0.24), (0, -0.2),
            (-0.12, -0.24), (-0.3, -0.32), (-0.6, -0.28), (-0.8, -0.1), (-0.87, 0.26), (-0.78, 0.6), (-0.45, 0.82)], 8)

        def build():
            pane(whole, 0.0, paint)
            pane(window, 0.022, lens)
            rim(window, 0.02, 0.02, mat("mask-black", (0.02, 0.02, 0.022), 0.3, coat=0.4))
            rim(whole, -0.01, 0.045, paint)
            skirt(whole, 0.26, 0.9, rubber)
            # The chamber for the mouth with its valve and grooves.
            chin = closed([(0, -0.38), (0.34, -0.44), (0.46, -0.62), (0.3, -0.9), (0, -0.97), (-0.3, -0.9), (-0.46, -0.62), (-0.34, -0.44)], 8)
            pane(chin, 0.03, mat("mask-black", (0.02, 0.02, 0.022), 0.3, coat=0.4))
            rim(chin, 0.022, 0.022, mat("mask-black", (0.02, 0.02, 0.022), 0.3, coat=0.4))
            for k in range(3):
                u = -0.58 - 0.11 * k
                tube([face(-0.24 + 0.04 * k, u, 0.035), face(0, u - 0.015, 0.04), face(0.24 - 0.04 * k, u, 0.035)], 0.016, paint, n=6)
            # Snorkel: from the forehead upwards, a float valve in its head.
            tube([(0, -0.34, 0.74), (0, -0.3, 0.95), (0, -0.2, 1.06)], [0.15, 0.13, 0.12], paint, n=6)
            path = [(0, -0.2, 1.02), (0, -0.12, 1.3), (0, 0.0, 1.6), (0, 0.06, 1.85)]
            tube(path, [0.115, 0.105, 0.1, 0.1], paint, n=8, flat=0.75)
            tube([(0, -0.2, 1.04), (0, -0.185, 1.1)], 0.13, rubber, round_=False)
            tube([(0, 0.045, 1.78), (0, 0.06, 1.86), (0, 0.08, 1.98), (0, 0.1, 2.1), (0, 0.105, 2.13)], [0.12, 0.14, 0.145, 0.125, 0.04],
                mat("tip", (0.85, 0.2, 0.02), 0.35, coat=0.3), n=8, flat=0.85)
            for k in range(4):
                box((0.3, 0.02, 0.015), (0, 0.085, 1.9 + 0.045 * k), BLACK(), 0.005)
            for s in (-1, 1):
                for z, a in ((0.5, 14), (-0.36, -14)):
                    p = Vector((s * 0.6, 0.0 if z > 0 else -0.1, z))
                    box((0.05, 0.16, 0.1), tuple(p), BLACK(), 0.02, turn=(0, 0, s * 24))
                strap([(s * 0.6, 0.02, 0.5), (s * 0.62, 0.3, 0.44), (s * 0.42, 0.62, 0.24), (0, 0.74, 0.12)], 0.05)
                strap([(s * 0.58, -0.06, -0.36), (s * 0.6, 0.3, -0.28), (s * 0.42, 0.62, -0.04), (0, 0.74, 0.06)], 0.05)
            box((0.34, 0.05, 0.3), (0, 0.75, 0.09), rubber, 0.03)

        placed(build, (0, 0, 0.95), (-10, 0, 0))
        return

    def goggles():
        outer = closed([(0, 0.5), (0.5, 0.5), (0.88, 0.4), (1.0, 0.08), (0.92, -0.3), (0.62, -0.52), (0.34, -0.46), (0.16, -0.2), (0, -0.1), (-0.16, -0.2),
            (-0.34, -0.46), (-0.62, -0.52), (-0.92, -0.3), (-1.0, 0.08), (-0.88, 0.4), (-0.5, 0.5)], 8)
        eye = closed([(0.08, 0.36), (0.46, 0.4), (0.82, 0.32), (0.91, 0.06), (0.83, -0.24), (0.6, -0.4), (0.38, -0.34), (0.2, -0.08), (0.1, 0.02)], 8)
        pane(outer, 0.0, paint)
        for s in (-1, 1):
            e = [(s * a, u) for a, u in eye]
            pane(e, 0.02, lens)
            rim(e, 0.018, 0.02, mat("mask-black", (0.02, 0.02, 0.022), 0.3, coat=0.4))
        rim(outer, -0.01, 0.045, paint)
        skirt(outer, 0.3, 0.92, rubber)
        # The pocket of the nose.
        nose = [[(w * math.cos(2 * math.pi * i / 24), y + d * math.sin(2 * math.pi * i / 24), z) for i in range(24)] for z, w, y,
            d in ((0.0, 0.07, -0.5, 0.06), (-0.12, 0.1, -0.5, 0.12), (-0.26, 0.14, -0.48, 0.2), (-0.38, 0.15, -0.42, 0.22), (-0.44, 0.1, -0.36, 0.16),
                (-0.45, 0.02, -0.34, 0.03))]
        o = loft(nose, rubber, "nose")
        o.data.use_auto_smooth = False
        for s in (-1, 1):
            box((0.07, 0.2, 0.2), (s * 0.64, -0.14, 0.05), BLACK(), 0.03, turn=(0, 0, s * 16))
            box((0.03, 0.1, 0.06), (s * 0.675, -0.14, 0.05), paint, 0.012, turn=(0, 0, s * 16))
            strap([(s * 0.66, -0.06, 0.05), (s * 0.68, 0.25, 0.06), (s * 0.46, 0.6, 0.1), (0, 0.74, 0.12)], 0.07)
        box((0.5, 0.04, 0.28), (0, 0.75, 0.12), rubber, 0.02)

    placed(goggles, (-0.12, 0, 0.45), (0, 0, 0))

    # The snorkel lies in front.
    def snorkel():
        tube([(-1.1, 0, 0), (-0.5, 0.02, 0), (0.2, 0.04, 0), (0.6, 0.02, 0), (0.78, -0.06, 0), (0.88, -0.2, 0)], 0.075, paint, n=10)
        tube([(0.5, 0.03, 0), (0.7, 0.0, 0), (0.84, -0.12, 0), (0.9, -0.26, 0), (0.86, -0.36, 0.02)], [0.09, 0.095, 0.095, 0.09, 0.07], rubber, n=8)
        for k in range(6):
            p = curve([(0.55, 0.02, 0), (0.74, -0.04, 0), (0.86, -0.16, 0), (0.9, -0.28, 0)], 4)[2 + 2 * k if 2 + 2 * k < 13 else 12]
            ring(p, 0.094, 0.012, rubber, (0, 90, -20 - 12 * k))
        tube([(0.87, -0.34, 0.01), (0.8, -0.44, 0.04), (0.72, -0.48, 0.06)], [0.06, 0.055, 0.05], rubber, n=5)
        box((0.06, 0.24, 0.14), (0.7, -0.5, 0.065), rubber, 0.04, turn=(0, 0, 30))
        tube([(-1.1, 0, 0), (-1.2, 0, 0), (-1.36, 0, 0), (-1.42, 0, 0)], [0.09, 0.1, 0.095, 0.05], mat("tip", (0.85, 0.2, 0.02), 0.35, coat=0.3), n=6)
        for k in range(3):
            ring((-1.18 - 0.07 * k, 0, 0), 0.1, 0.01, BLACK(), (0, 90, 0))
        tube([(-0.3, 0.02, 0), (-0.16, 0.025, 0)], 0.092, rubber, round_=False)

    placed(snorkel, (0.1, -0.95, 0.1), (0, 0, 6))


# Camping


def tent():
    cloth = mat("paint-tent", (0.8, 0.8, 0.8), 0.6, sheen=0.1)
    grey = mat("tent-grey", (0.28, 0.29, 0.3), 0.7)
    inner = mat("tent-inner", (0.62, 0.6, 0.55), 0.8)
    pole = mat("pole", (0.12, 0.12, 0.125), 0.4)
    line = mat("guy", (0.75, 0.3, 0.03), 0.6)

    def peg(x, y, turn=0):
        tube([(x, y, 0.0), (x, y, 0.06), (x + 0.03, y, 0.075), (x + 0.045, y, 0.05)], 0.01, STEEL(), n=4)

    def guy(a, b):
        tube([a, b], 0.006, line, round_=False)
        m = Vector(a).lerp(Vector(b), 0.6)
        box((0.05, 0.012, 0.02), tuple(m), BLACK(), 0.004)
        peg(b[0], b[1])

    if EXTRA == "family":
        # A tunnel over three hoops along x; the front looks to -x.
        stations = [-1.7, -0.5, 0.7, 1.75]
        highs = [0.98, 1.12, 1.08, 0.78]
        wides = [0.98, 1.08, 1.05, 0.86]

        def of(v, x):
            for (a, p), (b, q) in zip(zip(stations, v), list(zip(stations, v))[1:]):
                if x <= b + 1e-6:
                    return p + (q - p) * (x - a) / (b - a), (x - a) / (b - a)
            return v[-1], 1.0

        def arch(x, a, lift=0.0):
            """a: 0 at the right foot to 1 at the left."""
            h, f = of(highs, x)
            w, _ = of(wides, x)
            sag = 0.035 * math.sin(math.pi * f)
            t = math.pi * a
            c, s = math.cos(t), math.sin(t)
            top = (h - sag + lift) * abs(s) ** 0.62
            side = (w - sag * 0.7 + lift) * math.copysign(abs(c) ** 0.78, c)
            return (x, -side, top)

        X = lambda u: -1.7 + 3.45 * u

        o = surface(lambda u, v: arch(X(u), v), 160, 96, cloth, angle=180)
        o.data.materials.append(grey)
        for i, f in enumerate(o.data.polygons):
            x, a = X((i // 96 + 0.5) / 160), (i % 96 + 0.5) / 96
            z = f.center.z
            f.material_index = 1 if z < 0.14 or x > 1.28 else 0
        # Windows at both sides: a frame, a bright pane, crossbars.
        for side in (-1, 1):
            a0, a1 = (0.12, 0.29) if side < 0 else (0.71, 0.88)
            shape = [(0.1 + px, (a0 + a1) / 2 + py) for px, py in rounded(0.72, 0.17, 0.05)]
            pts = [arch(x, a, 0.012) for x, a in shape]
            surface(lambda u, v: arch(-0.24 + 0.68 * u, a0 + 0.006 + (a1 - a0 - 0.012) * v, 0.01), 12, 12,
                mat("tent-pane", (0.2, 0.24, 0.27), 0.12, coat=0.5), angle=180)
            tube(pts + [pts[0]], 0.018, grey, round_=False)
            tube([arch(0.1, a0, 0.014), arch(0.1, (a0 + a1) / 2, 0.014), arch(0.1, a1, 0.014)], 0.009, grey, n=8)
            tube([arch(-0.25, (a0 + a1) / 2, 0.014), arch(0.45, (a0 + a1) / 2, 0.014)], 0.009, grey, round_=False)
        for x in stations[:3]:
            tube([arch(x, k / 48, 0.012) for k in range(49)], 0.026, pole if x != -1.7 else grey, round_=False)
        # Back wall.
        surface(lambda u, v: tuple(Vector(arch(1.75, u)).lerp(Vector((2.1, arch(1.75, u)[1] * 0.85, 0.0)), v)), 48, 8, grey, angle=180)
        # The front wall: cloth beside the door, an opening, a mosquito net rolled up, inside the ground sheet.
        def front(u, v):
            p = arch(-1.7, u)
            return (-1.7 + 0.02 * v, p[1], p[2] * (1 - v))

        def is_door(u, v):
            p = front(u, v)
            return (abs(p[1]) / 0.62) ** 3.2 + (max(0.0, p[2]) / 0.86) ** 3.2 < 1

        surface(front, 240, 120, cloth, pick=lambda u, v: not is_door(u, v), angle=180)
        edge = [(-1.71, 0.62 * math.copysign(abs(math.cos(t)) ** (2 / 3.2), math.cos(t)),
            0.86 * abs(math.sin(t)) ** (2 / 3.2)) for t in [math.pi * k / 60 for k in range(61)]]
        tube(edge, 0.016, grey, round_=False)
        sheet([(-1.7, -1.0), (1.75, -0.86), (1.75, 0.86), (-1.7, 1.0)], 0.012, grey, (0, 0, 0.004), 0, 0)
        # The inner tent with its door.
        surface(lambda u, v: (-0.1, (2 * u - 1) * 1.0 * 0.98, 0.02 + v * arch(-0.1, 0.5 + (u - 0.5) * 0.9)[2] * 0.96), 40, 20, inner, angle=180)
        pts = [(-0.115, 0.42 * math.copysign(abs(math.cos(t)) ** 0.6, math.cos(t)),
            0.1 + 0.75 * abs(math.sin(t)) ** 0.6) for t in [math.pi * k / 40 for k in range(41)]]
        tube(pts, 0.014, grey, round_=False)
        # The awning: the door's cloth, held up by two poles.
        def awning(u, v):
            y = (2 * u - 1) * (0.66 + 0.02 * v)
            x = -1.72 - 0.92 * v
            return (x, y, 0.9 - 0.05 * math.sin(math.pi * v) * math.sin(math.pi * u) + 0.03 * v - 0.1 * (1 - v) * abs(2 * u - 1) ** 5)

        surface(awning, 40, 24, cloth, thick=0.012, angle=180)
        for s in (-1, 1):
            tube([(-2.6, s * 0.66, 0.0), (-2.62, s * 0.67, 0.95)], 0.016, STEEL(), round_=False)
            guy((-2.62, s * 0.67, 0.93), (-3.05, s * 1.05, 0.02))
            for x, e in ((-0.5, 1.08), (0.7, 1.05)):
                p = arch(x, 0.26 if s < 0 else 0.74)
                guy(p, (x + (0.1 if x > 0 else -0.1), p[1] * 1.0 + (0.62 if p[1] > 0 else -0.62), 0.02))
        tube([(-1.72, -0.6, 0.87), (-1.72, 0, 0.9), (-1.72, 0.6, 0.87)], 0.035, grey, n=6)
        return

    # Dome: two poles cross over a square, the cloth hangs in between; the door looks to -y.
    H = 0.96

    def hull(u, v, lift=0.0):
        """u: turn from the front, v: up from the ground to the top."""
        t = 2 * math.pi * u - math.pi / 2
        corner = abs(math.sin(2 * (t))) ** 1.4
        c, s = math.cos(t), math.sin(t)
        p = 5.0 - 2.4 * v
        base = (abs(c) ** p + abs(s) ** p) ** (-1 / p)
        a = math.pi / 2 * v
        # Between the poles the wall is steeper below and flatter above, a little hollow.
        sag = (1 - corner) * 0.07 * math.sin(math.pi * v)
        r = (1.12 + lift) * base * (math.cos(a) ** 0.86) * (1 - sag)
        z = (H + lift) * math.sin(a) ** 0.96 - sag * 0.1
        return (r * c, r * s, max(0.004, z))

    def is_door(u, v):
        x, y, z = hull(u, v)
        return y < 0 and (abs(x) / 0.46) ** 2.6 + (max(0, z - 0.1) / 0.6) ** 2.6 < 1 and z > 0.1

    NU, NV = 480, 200
    cover = surface(hull, NU, NV, cloth, wrap=True, pick=lambda u, v: not is_door(u, v), angle=180)
    cover.data.materials.append(grey)
    for f in cover.data.polygons:
        f.material_index = 1 if f.center.z < 0.1 else 0
    # The rain cover: a cap over the top whose corners reach down the poles.
    def low(u):
        t = 2 * math.pi * u - math.pi / 2
        return 0.62 - 0.2 * abs(math.sin(2 * t)) ** 3

    surface(lambda u, v: hull(u, low(u) + (1 - low(u)) * v, 0.022), 240, 40, mat("paint-fly", (0.66, 0.66, 0.66), 0.6), wrap=True, thick=0.008, angle=180)
    edge = [hull(k / 160, low(k / 160), 0.024) for k in range(161)]
    tube(edge, 0.01, grey, round_=False)
    # Poles along the diagonals.
    for k in (0.125, 0.375, 0.625, 0.875):
        tube([hull(k, 0.02 + 0.98 * i / 40, 0.016) for i in range(41)], 0.014, pole, round_=False)
        p = hull(k, 0.0)
        peg(p[0] * 1.04, p[1] * 1.04)
        top = hull(k, 0.42, 0.02)
        guy(top, (top[0] * 1.75, top[1] * 1.75, 0.02))
    # The door: zip, a net that hangs half open, the cloth rolled to the side.
    ring_ = []
    for k in range(81):
        a = 2 * math.pi * k / 80
        x = 0.46 * math.copysign(abs(math.cos(a)) ** (2 / 2.6), math.cos(a))
        z = 0.1 + 0.6 * max(0.0, math.copysign(abs(math.sin(a)) ** (2 / 2.6), math.sin(a)))
        ring_.append((x, z))

    def on_front(x, z, lift=0.0):
        def at_height(u):
            """The v at which the wall is as high as z."""
            lo, hi = 0.0, 1.0
            for _ in range(18):
                v = (lo + hi) / 2
                if hull(u, v, lift)[2] < z:
                    lo = v
                else:
                    hi = v
            return lo

        # The front wall is nearly a plane from the ground to the top: y follows from z.
        u = 0.0
        for _ in range(3):
            p = hull(u, at_height(u), lift)
            u = u + (x - p[0]) / max(0.2, 2 * math.pi * abs(p[1]))
        v = at_height(u)
        return hull(u, v, lift)

    tube([on_front(x, z, 0.006) for x, z in ring_], 0.014, grey, round_=False)
    roll = [on_front(-0.44 + 0.02 * k / 10, 0.14 + 0.42 * k / 10, 0.05) for k in range(11)]
    tube(roll, [0.045, 0.05, 0.055, 0.055, 0.05, 0.055, 0.055, 0.055, 0.05, 0.045, 0.035], mat("paint-fly", (0.66, 0.66, 0.66), 0.6), round_=False)
    for k in (3, 7):
        ring(roll[k], 0.058, 0.01, BLACK(), (0, 0, 0))
    # Inside: ground sheet and the dark of the room.
    sheet([(-1.08, -1.08), (1.08, -1.08), (1.08, 1.08), (-1.08, 1.08)], 0.012, grey, (0, 0, 0.002), 0, 0)
    surface(lambda u, v: tuple(Vector(hull(u, v)) * 0.965 + Vector((0, 0, 0.012))), 120, 60, inner, wrap=True, pick=lambda u, v: not is_door(u, v), angle=180)


def envelope():
    """A rectangular sleeping bag whose upper layer is turned back at a corner."""
    cloth = mat("paint-bag", (0.8, 0.8, 0.8), 0.55, sheen=0.2)
    lining = mat("lining", (0.3, 0.31, 0.33), 0.85, sheen=0.3)
    trim = WEBBING()
    W, L, rows = 1.14, 2.1, 11
    # The fold: everything beyond the line through its corner rolls over with this radius.
    fold, place, r = Vector((0.62, 0.785)).normalized(), 0.72, 0.075

    def puff(u, v):
        q = abs(math.sin(math.pi * rows * v)) ** 0.55
        edge = min(1.0, min(u, 1 - u) / 0.05, min(v, 1 - v) / 0.025) ** 0.5
        return edge * (0.25 + 0.75 * q) * (1 + 0.1 * math.sin(9 * u + 4 * v))

    def turned(x, y, low, z):
        """A point of the upper layer, `low` under or over its middle, at height z."""
        s = x * fold.x + y * fold.y - place
        if s <= 0:
            return (x, y, z + low)
        a = min(math.pi, s / r)
        f = (r - low) * math.sin(a) - max(0.0, s - math.pi * r)
        return (x + (f - s) * fold.x, y + (f - s) * fold.y, z + r - (r - low) * math.cos(a))

    spot = lambda u, v: ((u - 0.5) * W, (v - 0.5) * L)
    z = 0.135
    surface(lambda u, v: (*spot(u, v), 0.055 - 0.05 * puff(u, v)), 70, 330, cloth, angle=180)
    surface(lambda u, v: (*spot(u, v), 0.055 + 0.05 * puff(u, v)), 70, 330, lining, angle=180)
    drape = lambda u, v: z - 0.075 * (1 - min(1.0, min(u, 1 - u) / 0.09, v / 0.045) ** 0.6)
    surface(lambda u, v: turned(*spot(u, v), 0.06 * puff(u, v), drape(u, v)), 110, 330, cloth, angle=180)
    surface(lambda u, v: turned(*spot(u, v), -0.03 * puff(u, v), drape(u, v)), 110, 330, lining, angle=180)
    # Both halves of the zip, binding at the head.
    for layer in range(2):
        at = (lambda u, v: (*spot(u, v), 0.055)) if layer == 0 else (lambda u, v: turned(*spot(u, v), 0, drape(u, v)))
        path = [(0, 1 - k / 100) for k in range(101)] + [(k / 40, 0) for k in range(1, 41)] + [(1,
            k / 100) for k in range(1, 101)]
        tube([at(u, v) for u, v in path], 0.013, trim, round_=False)
        tube([at(k / 60, 1) for k in range(61)], 0.014, trim, round_=False)
    x, y, q = turned(*spot(1.0, 0.62), 0, drape(1.0, 0.62))
    box((0.03, 0.06, 0.03), (x + 0.008, y, q), ZIP(), 0.008)
    tube([(x + 0.012, y + 0.03, q), (x + 0.03, y + 0.06, q - 0.03), (x + 0.04, y + 0.07, q - 0.08)], 0.008, trim, n=6)
    # Its bag lies beside the foot.
    placed(lambda: along_x([(0.02, -0.23), (0.1, -0.225), (0.13, -0.2), (0.135, -0.1), (0.13, 0.1), (0.115, 0.19),
        (0.05, 0.215), (0.035, 0.24),
        (0.06, 0.275), (0.075, 0.3)], cloth), (0.93, -0.62, 0.135), (0, 0, 66))
    placed(lambda: [along_x([(0.133, x0 - 0.018), (0.139, x0 - 0.016), (0.139, x0 + 0.016), (0.133, x0 + 0.018)],
        trim) for x0 in (-0.12, 0.09)],
        (0.93, -0.62, 0.135), (0, 0, 66))
    placed(lambda: ring((0.236, 0, 0), 0.037, 0.009, trim, (0, 90, 0)), (0.93, -0.62, 0.135), (0, 0, 66))


def sleeping():
    if EXTRA == "envelope":
        envelope()
        return
    cloth = mat("paint-bag", (0.8, 0.8, 0.8), 0.5, sheen=0.2)
    lining = mat("lining", (0.16, 0.165, 0.175), 0.85, sheen=0.3)
    trim = WEBBING()
    L = 2.2

    def half(t):
        """Half the width at t: 0 at the feet, 1 at the hood."""
        pts = [(0.0, 0.05), (0.015, 0.17), (0.05, 0.24), (0.2, 0.28), (0.5, 0.37), (0.7, 0.42), (0.8, 0.4), (0.87, 0.3), (0.93, 0.25), (0.98, 0.17),
            (1.0, 0.04)]
        for (a, p), (b, q) in zip(pts, pts[1:]):
            if t <= b:
                f = (t - a) / (b - a)
                return p + (q - p) * f
        return 0.04

    dense = [half(k / 400) for k in range(401)]
    for _ in range(12):
        dense = [dense[0]] + [(a + 2 * b + c) / 4 for a, b, c in zip(dense, dense[1:], dense[2:])] + [dense[-1]]
    wide = lambda t: dense[max(0, min(400, int(round(t * 400))))]
    rows = 13

    def quilt(t):
        q = (t * rows) % 1
        return (math.sin(math.pi * q)) ** 0.5

    def skin():
        def at(u, v):
            t = v
            w = wide(t)
            a = 2 * math.pi * u
            c, s = math.cos(a), math.sin(a)
            h = 0.15 + 0.2 * w
            puff = 0.72 + 0.28 * quilt(t)
            end = min(1, t / 0.03, (1 - t) / 0.03)
            x = w * (0.985 + 0.015 * quilt(t)) * math.copysign(abs(c) ** 0.7, c)
            z = h * puff * math.copysign(abs(s) ** 0.75, s) * (0.3 + 0.7 * end**0.5)
            z = z * (1 if s > 0 else 0.42) + h * 0.4
            z += 0.012 * math.sin(7 * x + 5 * t) * (1 if s > 0 else 0)
            return (x * 1.0, -L / 2 + L * t, max(0.0, z))

        return at

    at = skin()
    # The mouth of the hood is left out of the upper side.
    mouth = lambda x, y: ((x) / 0.2) ** 2 + ((y - (L / 2 - 0.33)) / 0.24) ** 2 < 1
    NU, NV = 180, 420

    def pick(u, v):
        p = at(u, v)
        return not (math.sin(2 * math.pi * u) > 0 and mouth(p[0], p[1]))

    surface(at, NU, NV, cloth, wrap=True, pick=pick, angle=180)
    surface(lambda u, v: (at(u, v)[0] * 0.94, at(u, v)[1] * 0.985, 0.03 + at(u, v)[2] * 0.82), 90, 200, lining, wrap=True, pick=lambda u,
        v: v > 0.62 and pick(u, v), angle=180)
    # The lower side inside the hood, padded.
    surface(lambda u, v: ((2 * u - 1) * 0.24, L / 2 - 0.62 + 0.56 * v, 0.1 + 0.03 * math.sin(math.pi * ((v * 4) % 1)) - 0.0 + 0.1 * (2 * u - 1) ** 2), 30, 60,
        lining, angle=180)
    edge = []
    for k in range(97):
        a = 2 * math.pi * k / 96
        x, y = 0.2 * math.cos(a), L / 2 - 0.33 + 0.24 * math.sin(a)
        t = (y + L / 2) / L
        w = wide(t)
        c = max(-1, min(1, x / (w * 0.99)))
        cc = math.copysign(abs(c) ** (1 / 0.7), c)
        p = at(math.acos(cc) / (2 * math.pi), t)
        edge.append((x, y, p[2] + 0.004))
    tube(edge, 0.032, cloth, round_=False)
    tube([(x * 0.9, L / 2 - 0.33 + (y - L / 2 + 0.33) * 0.9, z - 0.01) for x, y, z in edge], 0.016, lining, round_=False)
    # Cords of the hood.
    for s in (-1, 1):
        tube([(s * 0.05, L / 2 - 0.57, edge[72][2] + 0.03), (s * 0.09, L / 2 - 0.7, 0.36), (s * 0.07, L / 2 - 0.8, 0.37)], 0.008, trim, n=6)
    ball(0.022, (0.0, L / 2 - 0.6, edge[72][2] + 0.03), BLACK())
    zip_from = 0.2
    # The zip along the side, with its slider and a strip of another colour.
    zip_line = [at(0.055, t) for t in [zip_from + (0.74 - zip_from) * k / 120 for k in range(121)]]
    tube([(x + 0.004, y, z + 0.004) for x, y, z in zip_line], 0.012, trim, round_=False)
    p = zip_line[-1]
    box((0.03, 0.06, 0.02), (p[0], p[1], p[2] + 0.015), ZIP(), 0.006)
    tube([(p[0], p[1] - 0.02, p[2] + 0.02), (p[0] + 0.02, p[1] - 0.1, p[2] + 0.0)], 0.007, trim, round_=False)


def lamp():
    if EXTRA == "head":
        # The lamp looks to -y; its band is a loop with a second one over the head.
        band = SOFT_PAINT("paint-band")
        W, D = 0.62, 0.78
        z0 = 0.42

        def loop(lift=0.0):
            return [((W + lift) * math.sin(2 * math.pi * k / 96), -(D + lift) * math.cos(2 * math.pi * k / 96),
                z0 + 0.05 * math.cos(4 * math.pi * k / 96)) for k in range(97)]

        def strip(points, half, material, thick=0.028):
            verts, faces = [], []
            for p in points:
                d = Vector((p[0], p[1], 0)).normalized()
                for o, h in ((0, -half), (thick, -half), (thick, half), (0, half)):
                    verts.append((p[0] + d.x * o, p[1] + d.y * o, p[2] + h))
            for k in range(len(points) - 1):
                faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
            add("band", verts, faces, material)

        strip(loop(), 0.1, band)
        strip([(x * 1.044, y * 1.036, z) for x, y, z in loop()], 0.022, mat("band-stripe", (0.05, 0.05, 0.055), 0.8), 0.004)
        sleeve([(0, -D, z0 + 0.2), (0, -D * 0.86, z0 + 0.5), (0, -D * 0.4, z0 + 0.74), (0, 0, z0 + 0.8), (0, D * 0.4, z0 + 0.74), (0, D * 0.86, z0 + 0.48),
            (0, D, z0 + 0.16)], 0.085, band, 0.026, up=(0, -1, 0.3), n=10)
        for s in (-1, 1):
            box((0.04, 0.13, 0.26), (s * W * 1.0, -0.02, z0 - 0.0), BLACK(), 0.015)
        dark = DARK()
        box((0.62, 0.06, 0.42), (0, -D - 0.05, z0 + 0.05), dark, 0.028)

        def head():
            soft([(x, z) for x, z in rounded(0.6, 0.4, 0.13, 8)], 0.3, SATIN_PAINT(), 0.06)
            turned_front([(0.165, 0.14), (0.185, 0.15), (0.18, 0.21), (0.15, 0.215), (0.1, 0.17), (0.05, 0.155), (0, 0.152)], (-0.06, 0, 0),
                mat("reflector", (0.8, 0.8, 0.81), 0.1, 1.0), n=64)
            turned_front([(0.166, 0.13), (0.192, 0.14), (0.19, 0.2), (0.165, 0.22), (0.16, 0.2)], (-0.06, 0, 0), dark, n=64)
            ball(0.05, (-0.06, -0.17, 0), glow("led", (1, 0.97, 0.88), 3.0), (1, 0.5, 1))
            for z in (-0.07, 0.07):
                disc(0.045, 0.03, (0.19, -0.14, z), glow("led-2", (1, 0.9, 0.7), 1.2) if z > 0 else RED(), ring=dark)
            for x in (-0.12, 0.1):
                box((0.14, 0.1, 0.035), (x, -0.02, 0.2), dark, 0.015)
            lying([(0, -0.34), (0.05, -0.34), (0.06, -0.32), (0.06, 0.32), (0.05, 0.34), (0, 0.34)], (0, 0.1, -0.19), dark, 90, 32)

        placed(head, (0, -D - 0.2, z0 + 0.04), (10, 0, 0))
        box((0.5, 0.14, 0.26), (0, D + 0.08, z0), dark, 0.05)
        return
    dark = DARK()
    paint = SATIN_PAINT()
    lathe(curve([(0, 0.0), (0.5, 0.0), (0.55, 0.03), (0.56, 0.1), (0.55, 0.28), (0.5, 0.36), (0.44, 0.4), (0.4, 0.4)], 4), paint)
    lathe([(0.552, 0.08), (0.585, 0.09), (0.585, 0.15), (0.552, 0.16)], dark)
    lathe([(0.53, 0.3), (0.45, 0.42), (0.42, 0.44), (0, 0.44)], dark)
    light = glow("diffuser", (1.0, 0.84, 0.56), 0.85)
    lathe(curve([(0.3, 0.42), (0.37, 0.46), (0.39, 0.6), (0.39, 1.0), (0.37, 1.14), (0.3, 1.18)], 6), light)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        tube([(0.46 * math.cos(a), 0.46 * math.sin(a), 0.38), (0.475 * math.cos(a), 0.475 * math.sin(a), 0.8),
            (0.46 * math.cos(a), 0.46 * math.sin(a), 1.22)], 0.03, dark, n=5)
    lathe(curve([(0.3, 1.16), (0.46, 1.16), (0.52, 1.2), (0.53, 1.28), (0.5, 1.36), (0.38, 1.44), (0.2, 1.48), (0, 1.48)], 4), paint)
    lathe([(0.525, 1.2), (0.555, 1.21), (0.555, 1.26), (0.525, 1.27)], dark)
    # Button, pilot lamps, cover of the socket.
    disc(0.07, 0.03, (0, -0.545, 0.22), dark, ring=GREY())
    for k in range(4):
        box((0.035, 0.02, 0.018), (0.15 + 0.055 * k, -0.545 + 0.012 * k * k * 0.6 + 0.012, 0.225), glow("pilot", (0.1, 0.7, 0.2), 1.0), 0.004)
    tube([(-0.53, 0, 1.26), (-0.58, 0, 1.45), (-0.46, 0, 1.8), (-0.2, 0, 1.96), (0, 0, 1.98), (0.2, 0, 1.96), (0.46, 0, 1.8), (0.58, 0, 1.45),
        (0.53, 0, 1.26)], 0.026, STEEL(), n=10)
    tube([(-0.2, 0, 1.96), (0, 0, 1.985), (0.2, 0, 1.96)], 0.05, mat("handle-rubber", (0.035, 0.035, 0.037), 0.6), n=6)
    for s in (-1, 1):
        turned_side([(0, 0.03), (0.05, 0.03), (0.06, 0.01), (0.06, -0.04)] if s < 0 else [(0.06, 0.04), (0.06, -0.01), (0.05, -0.03), (0, -0.03)],
            (s * 0.54, 0, 1.26), dark, 32)
    if EXTRA == "crank":
        cells = mat("solar", (0.01, 0.015, 0.045), 0.12, coat=0.8)
        lathe([(0, 1.492), (0.3, 1.492), (0.31, 1.485), (0.31, 1.46)], dark)
        plate([(x, y) for x, y in rounded(0.42, 0.42, 0.03)], 0.006, cells, (0, 0, 1.492), r=0.001)
        for k in range(-2, 3):
            box((0.005, 0.41, 0.002), (k * 0.082, 0, 1.4985), STEEL(), 0)
        for k in (-1, 1):
            box((0.41, 0.005, 0.002), (0, k * 0.07, 1.4985), STEEL(), 0)
        # The crank, folded out at the side.
        turned_front([(0, 0.1), (0.09, 0.1), (0.1, 0.08), (0.1, 0.0)], (0.0, -0.54, 0.22), dark, n=40)
        tube([(0.0, -0.66, 0.22), (0.2, -0.67, 0.14), (0.38, -0.68, 0.08)], [0.045, 0.035, 0.035], paint, n=5, flat=0.6)
        turned_front([(0, 0.2), (0.05, 0.19), (0.06, 0.15), (0.05, 0.02), (0, 0.0)], (0.38, -0.68, 0.085), dark, n=32)


# Fishing


def reel(at, turn):
    """A spinning reel that hangs below the rod: its foot at the origin, the spool towards +x."""

    def one():
        dark = mat("reel-dark", (0.03, 0.031, 0.034), 0.3, coat=0.4)
        silver = mat("reel-silver", (0.55, 0.55, 0.56), 0.28, 1.0)
        gold = mat("reel-gold", (0.7, 0.45, 0.14), 0.24, 1.0)
        box((0.34, 0.06, 0.035), (0, 0, -0.012), dark, 0.014)
        tube([(0.0, 0, -0.02), (-0.01, 0, -0.16), (-0.03, 0, -0.3)], [0.05, 0.042, 0.06], dark, n=6, flat=0.7)
        soft([(x, z - 0.42) for x, z in closed([(-0.22, -0.02), (-0.2, 0.1), (-0.06, 0.15), (0.1, 0.12), (0.13, 0.0), (0.1, -0.12), (-0.06, -0.16),
            (-0.18, -0.13)], 6)], 0.2, dark, 0.05)
        for s in (-1, 1):
            turned_front([(0, s * 0.118), (0.08, s * 0.116), (0.1, s * 0.1)], (-0.04, 0, -0.42), silver, n=40)
        side = lambda profile, m: turned_side([(r, -x) for r, x in profile], (0, 0, -0.42), m, 64)
        side([(0.06, 0.1), (0.17, 0.11), (0.19, 0.15), (0.19, 0.2), (0.17, 0.22), (0.06, 0.22)], silver)
        for s in (-1, 1):
            tube([(0.14, s * 0.17, -0.42), (0.26, s * 0.2, -0.42), (0.34, s * 0.2, -0.42)], [0.045, 0.04, 0.035], dark, n=5, flat=0.8)
        side([(0.1, 0.24), (0.175, 0.24), (0.185, 0.25), (0.185, 0.265), (0.16, 0.27)], gold)
        side([(0.152, 0.265), (0.156, 0.32), (0.156, 0.42), (0.152, 0.44)], mat("line", (0.42, 0.5, 0.3), 0.4, bump=0.2, scale=60))
        side([(0.152, 0.435), (0.175, 0.44), (0.178, 0.455), (0.15, 0.47), (0.1, 0.475), (0.08, 0.5), (0.06, 0.52), (0, 0.52)], gold)
        # The bail.
        tube([(0.34, -0.21, -0.42), (0.42, -0.2, -0.5), (0.46, -0.1, -0.6), (0.46, 0.05, -0.63), (0.42, 0.16, -0.56), (0.34, 0.21, -0.42)], 0.013, CHROME(),
            n=8)
        ball(0.03, (0.35, -0.21, -0.43), silver)
        # The handle at the front.
        tube([(-0.04, -0.11, -0.42), (-0.04, -0.22, -0.42)], 0.028, silver, round_=False)
        tube([(-0.04, -0.22, -0.42), (-0.09, -0.235, -0.52), (-0.16, -0.24, -0.64)], [0.03, 0.024, 0.02], dark, n=6, flat=0.6)
        tube([(-0.16, -0.24, -0.64), (-0.16, -0.28, -0.64), (-0.16, -0.36, -0.64), (-0.16, -0.42, -0.64)], [0.02, 0.045, 0.055, 0.03], gold, n=6)

    placed(one, at, turn)


def guide(x, size, material):
    """A line guide below the rod at x."""
    ring((x + 0.05 * size / 0.1, 0, -size - 0.03), size, size * 0.13, material, (0, 90, 0))
    for s in (-1, 1):
        tube([(x + 0.05 * size / 0.1, s * size * 0.7, -size * 0.4 - 0.03), (x, s * 0.01, -0.02), (x - size * 0.9, 0, -0.01)], size * 0.08, material, n=4)
    tube([(x + 0.05 * size / 0.1, 0, -2 * size - 0.03), (x - size * 0.4, 0, -size * 0.8), (x - size * 1.5, 0, -0.012)], size * 0.08, material, n=4)


def rod():
    carbon = mat("carbon", (0.02, 0.022, 0.03), 0.22, coat=0.7)
    trim = mat("wrap", (0.55, 0.03, 0.02), 0.3, coat=0.5)
    steel = mat("guide", (0.35, 0.35, 0.36), 0.25, 1.0)

    def shaft(x0, x1, r0, r1, m):
        tube([(x0, 0, 0), (x1, 0, 0)], [r0, r1], m, round_=False)

    def handle(cork_):
        m = CORK() if cork_ else mat("foam", (0.03, 0.03, 0.032), 0.85)
        place = lambda profile, mm: turned_side([(r, -x) for r, x in profile], (0, 0, 0), mm, 48)
        place([(0, -1.62), (0.06, -1.61), (0.075, -1.58), (0.07, -1.52), (0.06, -1.5)], DARK())
        place(curve([(0.06, -1.5), (0.068, -1.42), (0.062, -1.2), (0.058, -1.0), (0.06, -0.92), (0.045, -0.9)], 5), m)
        place([(0.05, -0.92), (0.05, -0.2)], carbon)
        place([(0.055, -0.86), (0.062, -0.84), (0.062, -0.5), (0.05, -0.48)], DARK())
        place([(0.058, -0.3), (0.068, -0.29), (0.068, -0.22), (0.058, -0.2)], steel)
        place([(0.055, -0.36), (0.066, -0.34), (0.066, -0.31), (0.055, -0.3)], trim)
        place(curve([(0.045, -0.2), (0.06, -0.19), (0.062, -0.05), (0.052, 0.14), (0.042, 0.2), (0.03, 0.21)], 5), m)
        place([(0.044, 0.2), (0.046, 0.215), (0.04, 0.23), (0.034, 0.23)], steel)

    def under(build):
        """The side of the guides looks to the viewer."""
        placed(build, (0, 0, 0), (-62, 0, 0))

    if EXTRA == "telescopic":

        def whole():
            handle(False)
            x, r = 0.2, 0.05
            for k in range(6):
                long = 0.34 - 0.03 * k
                shaft(x - 0.1, x + long, r, r * 0.93, carbon)
                shaft(x + long - 0.06, x + long, r * 0.99, r * 0.98, trim if k % 2 == 0 else steel)
                if k > 0:
                    guide(x + long - 0.03, 0.085 - 0.011 * k, steel)
                x += long
                r *= 0.74
            shaft(x - 0.02, x + 0.1, r, r * 0.5, carbon)
            reel((-0.6, 0, -0.055), (0, 0, 0))

        under(whole)
        return

    def butt():
        handle(True)
        shaft(0.2, 2.0, 0.04, 0.028, carbon)
        for x in (0.26, 0.3, 0.9, 1.5):
            shaft(x, x + 0.1 if x > 0.5 else x + 0.02, 0.041, 0.039, trim)
        guide(0.96, 0.115, steel)
        guide(1.56, 0.085, steel)
        shaft(1.9, 2.02, 0.036, 0.035, DARK())
        reel((-0.6, 0, -0.055), (0, 0, 0))

    def tip():
        shaft(-1.7, 2.0, 0.026, 0.006, carbon)
        shaft(-1.75, -1.6, 0.033, 0.031, DARK())
        for k, x in enumerate((-1.1, -0.4, 0.25, 0.8, 1.28, 1.68)):
            shaft(x - 0.06, x + 0.06, 0.026 - 0.003 * k, 0.025 - 0.003 * k, trim)
            guide(x, 0.07 - 0.008 * k, steel)
        ring((2.02, 0, -0.02), 0.022, 0.006, steel, (0, 90, 0))

    placed(lambda: under(butt), (0, 0, 0.2))
    placed(lambda: under(tip), (0.0, 0.5, 0.1))


# Boxing


def along_of(profile):
    """The radius of a turned body at a height, from its (radius, height) points."""

    def value(z):
        for (p, a), (q, b) in zip(profile, profile[1:]):
            if z <= b:
                return p + (q - p) * max(0.0, (z - a) / ((b - a) or 1))
        return profile[-1][0]

    return value


def gloves():
    leather = mat("paint-leather", (0.8, 0.8, 0.8), 0.34, coat=0.25)

    def glove(mirror):
        """It stands on its cuff; the fist bends to -y at the top; thumb at +x times mirror."""
        m = mirror

        def body():
            # Sections from the wrist up over the knuckles and down into the palm.
            path = [(0, 0.06, 0.42), (0, 0.08, 0.7), (0, 0.1, 1.0), (0, 0.08, 1.3), (0, 0.0, 1.56), (0, -0.16, 1.72), (0, -0.36, 1.7), (0, -0.48, 1.52)]
            for (x, y, z), (w, d) in zip(curve(path, 5), curve([(0.36, 0.29), (0.4, 0.33), (0.48, 0.38), (0.53, 0.4), (0.54, 0.38), (0.52, 0.33),
                (0.48, 0.28), (0.4, 0.22)], 5)):
                ball(1, (x - m * 0.02, y, z), leather, (w, d, d * 0.98))

        def thumb():
            path = [(m * 0.36, -0.02, 0.72), (m * 0.54, -0.16, 0.98), (m * 0.52, -0.34, 1.22), (m * 0.4, -0.46, 1.4)]
            for (x, y, z), (r,) in zip(curve(path, 6), curve([(0.22,), (0.22,), (0.2,), (0.17,)], 6)):
                ball(r, (x, y, z), leather)

        melted(body, leather, 0.03, 14)
        melted(thumb, leather, 0.025, 10)
        # The cuff with its broad strap.
        prof = [(0.3, 0.0), (0.4, 0.0), (0.425, 0.03), (0.42, 0.1), (0.395, 0.3), (0.38, 0.46), (0.36, 0.56)]
        lathe([(0.35, 0.06)] + prof, leather, squash=0.84, at=(0, 0.06, 0), n=96)
        lathe([(0.0, 0.05), (0.36, 0.05)], SOFT_RUBBER(), squash=0.84, at=(0, 0.06, 0), n=96)
        for z in (0.04, 0.5):
            r = 0.428 if z < 0.1 else 0.378
            loop = [(r * math.cos(2 * math.pi * k / 72), 0.06 + r * 0.84 * math.sin(2 * math.pi * k / 72), z) for k in range(73)]
            tube(loop, 0.018, mat("piping", (0.75, 0.75, 0.74), 0.5), round_=False)
        lathe([(0.416, 0.13), (0.424, 0.135), (0.405, 0.385), (0.398, 0.39)], mat("strap-white", (0.72, 0.72, 0.71), 0.5), squash=0.86, at=(0, 0.06, 0), n=96)
        lathe([(0.424, 0.15), (0.436, 0.155), (0.418, 0.365), (0.41, 0.37)], BLACK(), (0.04, 0.3), 96, squash=0.86, at=(0, 0.06, 0))

    def laced(mirror):
        """The same fist on a long cuff that is laced at the palm's side, the thumb in another leather."""
        m = mirror
        tan = mat("tan-leather", (0.36, 0.17, 0.065), 0.42, coat=0.2)
        lace = mat("lace", (0.72, 0.7, 0.64), 0.8)
        place = Vector((0, 0.07, 0))

        def body():
            path = [(0, 0.06, 0.62), (0, 0.08, 0.86), (0, 0.1, 1.12), (0, 0.08, 1.38), (0, 0.0, 1.62),
                (0, -0.16, 1.77), (0, -0.36, 1.75), (0, -0.48, 1.57)]
            for (x, y, z), (w, d) in zip(curve(path, 5),
                curve([(0.36, 0.3), (0.4, 0.33), (0.47, 0.37), (0.52, 0.39), (0.53, 0.37), (0.51, 0.32),
                    (0.47, 0.27), (0.39, 0.21)], 5)):
                ball(1, (x - m * 0.02, y, z), leather, (w, d, d * 0.98))

        def thumb():
            path = [(m * 0.36, -0.02, 0.86), (m * 0.53, -0.16, 1.1), (m * 0.51, -0.34, 1.32), (m * 0.4, -0.45, 1.48)]
            for (x, y, z), (r,) in zip(curve(path, 6), curve([(0.2,), (0.21,), (0.19,), (0.16,)], 6)):
                ball(r, (x, y, z), leather)

        melted(body, leather, 0.03, 14)
        melted(thumb, leather, 0.025, 10)
        prof = [(0.34, 0.0), (0.4, 0.0), (0.42, 0.04), (0.405, 0.22), (0.385, 0.45), (0.375, 0.62), (0.37, 0.8)]
        lathe([(0.33, 0.06)] + curve(prof, 6), leather, squash=0.84, at=tuple(place), n=96)
        lathe([(0.0, 0.05), (0.36, 0.05)], SOFT_RUBBER(), squash=0.84, at=tuple(place), n=96)
        radius = along_of(prof)
        around = lambda a, z, lift=0.0: (place.x + (radius(z) + lift) * math.cos(a),
            place.y + (radius(z) + lift) * 0.84 * math.sin(a), z)
        for z in (0.03, 0.3):
            tube([around(2 * math.pi * k / 72, z, 0.004) for k in range(73)], 0.016, tan, round_=False)
        # A tongue under the laces, two facings with eyelets.
        front = -math.pi / 2
        surface(lambda u, v: around(front + (u - 0.5) * 0.42, 0.05 + 0.75 * v, 0.008), 20, 40, SOFT_RUBBER(),
            thick=0.01)
        for s in (-1, 1):
            surface(lambda u, v, s=s: around(front + s * (0.13 + 0.26 * u), 0.06 + 0.76 * v, 0.02), 16, 40, tan,
                thick=0.016)
        rows = 6
        hole = lambda s, k: around(front + s * 0.2, 0.12 + 0.125 * k, 0.03)
        for k in range(rows):
            for s in (-1, 1):
                turned_front([(0.03, 0.0), (0.03, 0.008), (0.017, 0.01), (0.014, 0.0)], hole(s, k), BRASS(), n=32)
            if k < rows - 1:
                for s in (-1, 1):
                    a, b = Vector(hole(s, k)), Vector(hole(-s, k + 1))
                    tube([tuple(a), tuple(a.lerp(b, 0.5) + Vector((0, -0.035 - 0.012 * s, 0))), tuple(b)], 0.016,
                        lace, n=6)
        tube([hole(-1, 0), tuple(Vector(hole(-1, 0)).lerp(Vector(hole(1, 0)), 0.5) + Vector((0, -0.03, 0))),
            hole(1, 0)], 0.016, lace, n=6)
        # The bow at the wrist's end.
        x, y, z = Vector(hole(-1, 0)).lerp(Vector(hole(1, 0)), 0.5) + Vector((0, -0.05, 0.0))
        for s in (-1, 1):
            tube([(x, y, z), (x + s * 0.12, y - 0.03, z + 0.05), (x + s * 0.2, y - 0.01, z - 0.02),
                (x + s * 0.11, y - 0.02, z - 0.05), (x, y, z)], 0.015, lace,
                n=8)
            tube([(x, y, z), (x + s * 0.06, y - 0.03, z - 0.07), (x + s * 0.1, y - 0.03, z - 0.11)], 0.015, lace, n=6)
        ball(0.028, (x, y - 0.01, z), lace)

    if EXTRA == "laced":
        placed(lambda: laced(-1), (-0.62, 0.1, 0), (0, 0, 8))
        placed(lambda: laced(1), (0.62, -0.05, 0), (0, 0, -52))
        return
    placed(lambda: glove(1), (-0.62, 0, 0), (0, 0, 24))
    placed(lambda: glove(-1), (0.62, 0.05, 0), (0, 0, -14))


{
    "dumbbells": dumbbells,
    "yoga": yoga,
    "football": football,
    "basketball": basketball,
    "racket": racket,
    "gloves": gloves,
    "skateboard": skateboard,
    "mask": mask,
    "float": float_,
    "tent": tent,
    "sleeping": sleeping,
    "lamp": lamp,
    "rod": rod,
}[opt["kind"]]()
opt["raw"] = True
